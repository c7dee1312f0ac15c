import { todayIn } from '@jalon/domain/core/dates';
import { profileApi } from '@jalon/domain/profiles/profile-api';
import { completionOf } from '@jalon/domain/profiles/profile-completion';
import type { Files } from '../core/files.ts';
import { mountResource } from '../core/mount-resource.ts';
import { mountRecordFiles } from '../core/record-files.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { profileRecordsIn } from './profiles.records.ts';

export function mountProfiles(kernel: Kernel, { timeZone, files }: { timeZone: string; files: Files }): void {
  const records = profileRecordsIn(timeZone);
  mountResource(kernel, records, { timeZone });
  mountRecordFiles(kernel, records, { endpoint: profileApi.file, files });
  serve(kernel, profileApi.own, async ({ tx, actor }) => {
    const profile = await records.find(tx, actor, actor.id);
    const { rate, gains } = completionOf(profile ?? null, todayIn(timeZone, new Date()));
    return { isPrivate: profile ? profile.state === 'hidden' : null, rate, gaps: gains.map(({ part }) => part) };
  });
}
