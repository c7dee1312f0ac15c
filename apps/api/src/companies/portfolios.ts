import type { Portfolio } from '@jalon/domain/companies/managed-company-schema';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { lockAccount } from '../accounts/managed-accounts.queries.ts';
import { reachesAccount } from '../accounts/portfolio.ts';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { lockCompany } from '../organisation/organisation.queries.ts';
import { inBoth, missing } from '../organisation/organisation.ts';
import { byName, getCompany } from './managed-companies.handlers.ts';
import type { Named, StoredManaged } from './managed-companies.queries.ts';
import { holdActive, holdCommercials, insertAssignments, listAssigned, listPortfolio, removeAssignments } from './portfolios.queries.ts';

type Choice = { actor: User; id: string; wanted: readonly string[]; known: readonly string[]; requestId: string };

/** Of the set that is there, what is to come and what is to go; undefined when it is not the one the choice was made from. */
function changeOf(current: readonly { id: string }[], { wanted, known }: Choice): { added: string[]; removed: string[] } | undefined {
  const held = new Set(current.map(({ id }) => id));
  const [seen, chosen] = [new Set(known), new Set(wanted)];
  if (seen.symmetricDifference(held).size > 0) return undefined;
  return { added: [...chosen.difference(held)], removed: [...held.difference(chosen)] };
}

const refuse = (field: string) => new AppError('request.invalid', { fields: { [field]: 'validation.invalid' } });

/**
 * Who looks after a company. Read once company and people are held: of two who choose at once, the second finds another set than the
 * one they saw. Who looks after it already stays, whatever has become of their account.
 */
export async function assignCommercials(tx: Tx, choice: Choice): Promise<{ company: StoredManaged; isChanged: boolean }> {
  const { actor, id, wanted, known } = choice;
  await lockCompany(tx, id);
  const { able } = await holdCommercials(tx, [...wanted, ...known]);
  const before = await getCompany(tx, actor, id);
  const change = changeOf(before.commercials, choice);
  if (!change) return { company: before, isChanged: true };
  const { added, removed } = change;
  if (!added.every((one) => able.includes(one))) throw refuse('commercialIds');
  if (added.length + removed.length === 0) return { company: before, isChanged: false };
  await removeAssignments(tx, { companyIds: [id], userIds: removed });
  await insertAssignments(tx, { companyIds: [id], userIds: added });
  const company = await getCompany(tx, actor, id);
  await recordAssigned(tx, choice, { company, before: before.commercials, after: company.commercials });
  return { company, isChanged: false };
}

/** The same from the other side. The account is held, as those who choose from the side of a company hold it. */
export async function assignCompanies(tx: Tx, choice: Choice): Promise<Portfolio> {
  const { actor, id } = choice;
  const commercial = await lockAccount(tx, reachesAccount(actor), id);
  if (commercial?.type !== 'Commercial') return missing();
  const current = await listPortfolio(tx, id);
  const change = changeOf(current, choice);
  if (!change) throw new AppError('record.changed', { current: { companies: current } });
  const { added, removed } = change;
  const isAtWork = commercial.state === 'active' && commercial.isValidated;
  if (added.length > 0 && (!isAtWork || (await holdActive(tx, added)).length < added.length)) throw refuse('companyIds');
  const self = { id, name: `${commercial.firstName} ${commercial.lastName}` };
  await removeAssignments(tx, { companyIds: removed, userIds: [id] });
  await insertAssignments(tx, { companyIds: added, userIds: [id] });
  const companies = await listPortfolio(tx, id);
  for (const company of [...companies.filter((one) => added.includes(one.id)), ...current.filter((one) => removed.includes(one.id))]) {
    const others = (await listAssigned(tx, company.id)).filter((one) => one.id !== id);
    const [before, after] = removed.includes(company.id) ? [[...others, self], others] : [others, [...others, self]];
    await recordAssigned(tx, choice, { company, before, after });
  }
  return { companies };
}

type Assigned = { company: Named; before: readonly Named[]; after: readonly Named[] };
const namesOf = (people: readonly Named[]) => ({
  commercials:
    byName(people)
      .map(({ name }) => name)
      .join(', ') || null,
});

const recordAssigned = (tx: Tx, { actor, requestId }: Choice, { company, before, after }: Assigned): Promise<void> =>
  record(tx, 'company.assign', {
    ...{ subjectId: company.id, label: inBoth(company.name), by: actor.id, requestId },
    ...{ before: namesOf(before), after: namesOf(after) },
  });
