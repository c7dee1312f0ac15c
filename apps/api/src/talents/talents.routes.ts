import { todayIn } from '@jalon/domain/core/dates';
import { AppError } from '@jalon/domain/core/errors';
import { gapsIn } from '@jalon/domain/talents/talent';
import { talentApi } from '@jalon/domain/talents/talent-api';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { missing } from '../organisation/organisation.ts';
import { exportTalents } from './talents.export.ts';
import { findOwnProfile, findTalent, listTalents, setPrivate } from './talents.queries.ts';

export function mountTalents(kernel: Kernel, { timeZone }: Config): void {
  const today = () => todayIn(timeZone, new Date());

  serve(kernel, talentApi.list, ({ tx, query }) => listTalents(tx, query, today()));
  serve(kernel, talentApi.read, async ({ tx, params: { id } }) => {
    const found = (await findTalent(tx, id, today())) ?? missing();
    return found === 'private' ? { isPrivate: true as const } : { ...found, isPrivate: false as const };
  });
  serve(kernel, talentApi.export, async ({ tx, params: { format }, query, language }) =>
    exportTalents(tx, { format, query, language, timeZone, today: today() }),
  );

  const own = async (tx: Tx, userId: string) => {
    const profile = await findOwnProfile(tx, userId);
    return { isPrivate: profile?.isPrivate ?? null, gaps: gapsIn(profile ?? null, today()) };
  };
  serve(kernel, talentApi.ownProfile, ({ tx, actor }) => own(tx, actor.id));
  serve(kernel, talentApi.visibility, async ({ tx, actor, body: { isPrivate }, requestId }) => {
    if (!(await setPrivate(tx, actor.id, isPrivate))) {
      if (!(await findOwnProfile(tx, actor.id))) missing();
      throw new AppError('workflow.wrongState', { isPrivate });
    }
    const states = { before: { isPrivate: !isPrivate }, after: { isPrivate } };
    await record(tx, isPrivate ? 'profile.hide' : 'profile.show', { subjectId: actor.id, by: actor.id, requestId, ...states });
    return own(tx, actor.id);
  });
}
