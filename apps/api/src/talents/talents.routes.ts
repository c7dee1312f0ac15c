import { todayIn } from '@jalon/domain/core/dates';
import { AppError } from '@jalon/domain/core/errors';
import { gapsIn } from '@jalon/domain/talents/talent';
import { talentApi } from '@jalon/domain/talents/talent-api';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { missing } from '../organisation/organisation.ts';
import { findOwnProfile, setPrivate } from './talents.queries.ts';

export function mountProfiles(kernel: Kernel, { timeZone }: Config): void {
  const today = () => todayIn(timeZone, new Date());
  const own = async (tx: Tx, userId: string) => {
    const profile = await findOwnProfile(tx, userId);
    return { isPrivate: profile?.isPrivate ?? null, gaps: gapsIn(profile ?? null, today()), offer: profile ?? null };
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
