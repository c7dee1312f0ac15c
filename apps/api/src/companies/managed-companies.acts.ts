import type { CompanyAct } from '@jalon/domain/companies/managed-company';
import { activeMachine } from '@jalon/domain/core/active-machine';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { inBoth, missing } from '../organisation/organisation.ts';
import { assertSirenFree } from './company.details.ts';
import { assertCompanyFree } from './company-links.queries.ts';
import { getCompany } from './managed-companies.handlers.ts';
import { holdCompany, moveCompany, removeCompany, type StoredManaged } from './managed-companies.queries.ts';

type Act = { actor: User; id: string; action: CompanyAct; requestId: string };

/** What it is now, null once it is deleted; and then the logo whose file is to go. */
export type ActedOn = { company: StoredManaged | null; logo?: string | null };

/** Does one act to one company, if it leaves from the state it is in now. */
export async function actOnCompany(tx: Tx, { actor, id, action, requestId }: Act): Promise<ActedOn> {
  if (!(await holdCompany(tx, id))) missing();
  const before = await getCompany(tx, actor, id);
  const next = activeMachine.next(before.state, action);
  if (next === undefined) throw new AppError('workflow.wrongState', { state: before.state });
  const trace = { subjectId: id, label: inBoth(before.name), by: actor.id, requestId };
  if (next === 'gone') {
    await assertCompanyFree(tx, id);
    await removeCompany(tx, id);
    await record(tx, 'company.delete', trace);
    return { company: null, logo: before.logo };
  }
  if (next === 'active') await assertSirenFree(tx, { actor, siren: before.siren });
  if (!(await moveCompany(tx, id, next === 'active'))) throw new AppError('workflow.wrongState', { state: before.state });
  const states = { before: { isActive: before.state === 'active' }, after: { isActive: next === 'active' } };
  await record(tx, `company.${action}`, { ...trace, ...states });
  return { company: { ...before, state: next } };
}
