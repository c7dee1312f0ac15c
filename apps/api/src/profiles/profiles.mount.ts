import { todayIn } from '@jalon/domain/core/dates';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { ProfileRow, profileFlow } from '@jalon/domain/profiles/profile';
import { profileApi, type profiles } from '@jalon/domain/profiles/profile-api';
import { completionOf } from '@jalon/domain/profiles/profile-completion';
import type { Context } from '../core/context.ts';
import type { Files } from '../core/files.ts';
import { mountResource } from '../core/mount-resource.ts';
import { mountRecordFiles } from '../core/record-files.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { sql } from '../db/sql.ts';
import type { House } from '../operator/house.ts';
import { noteOpening } from '../retention/openings.queries.ts';
import { readDraft } from './profile-draft.ts';
import { profilePdf } from './profile-pdf.ts';
import { profileRecordsIn } from './profiles.records.ts';
import { mountPublicPages } from './public-page.mount.ts';

export function mountProfiles(kernel: Kernel, { timeZone, letterhead, files }: House & { files: Files }): void {
  const records = profileRecordsIn(timeZone);
  const list = async ({ tx, actor, query }: Context<typeof profiles.more.list & EndpointSpec>) => ({
    ...(await records.pageOf(tx, actor, query, ProfileRow)),
    actions: profileFlow.actionsOnList(actor),
  });
  const pdf = async ({ tx, actor, params: { id }, query: { as, lang }, language }: Context<typeof profiles.more.pdf & EndpointSpec>) => {
    const profile = (await records.find(tx, actor, id)) ?? missing();
    await noteOpening(tx, actor, sql`${profile.ownerId}`);
    return profilePdf(profile, { as, language: lang ?? language, letterhead: await letterhead(), reader: actor });
  };
  const read = async ({ tx, actor, params: { id } }: Context<typeof profiles.api.read & EndpointSpec>) => {
    const profile = (await records.find(tx, actor, id)) ?? missing();
    await noteOpening(tx, actor, sql`${profile.ownerId}`);
    return records.present(actor, profile);
  };
  mountResource(kernel, records, { timeZone, more: { list, pdf }, instead: { read } });
  mountPublicPages(kernel, { timeZone, files });
  mountRecordFiles(kernel, records, {
    ...{ endpoint: profileApi.file, files },
    onRead: (tx, reader, { ownerId }) => noteOpening(tx, reader, sql`${ownerId}`),
  });
  serve(
    kernel,
    profileApi.draft,
    async ({ tx, actor, file }) => readDraft(tx, { file, today: todayIn(timeZone(), new Date()), owner: actor }),
    // It writes nothing, and reading takes its time.
    { transaction: false },
  );
  serve(kernel, profileApi.own, async ({ tx, actor }) => {
    const profile = await records.find(tx, actor, actor.id);
    const { rate, gains } = completionOf(profile ?? null, todayIn(timeZone(), new Date()));
    return { isPrivate: profile ? profile.state === 'hidden' : null, rate, gaps: gains.map(({ part }) => part) };
  });
}
