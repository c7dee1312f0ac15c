import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { Portfolio } from '@jalon/domain/portfolios/portfolio-schema';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { findCompanyName, lockCompany } from '../organisation/organisation.queries.ts';
import { inBoth, missing } from '../organisation/organisation.ts';
import {
  findLastAssignment,
  holdActive,
  holdCommercial,
  holdCommercials,
  insertAssignments,
  listAssigned,
  listPortfolio,
  type Named,
  removeAssignments,
} from './portfolios.queries.ts';

type Choice = { actor: User; id: string; wanted: readonly string[]; known: readonly string[]; requestId: string };

type Difference = { added: string[]; removed: string[] /** What came or went since the choice began. */; stale: string[] };

/** Of the set that is there, what is to come and what is to go. With anything stale, the choice was made from another set. */
function changeOf(current: readonly { id: string }[], { wanted, known }: Choice): Difference {
  const held = new Set(current.map(({ id }) => id));
  const [seen, chosen] = [new Set(known), new Set(wanted)];
  return { added: [...chosen.difference(held)], removed: [...held.difference(chosen)], stale: [...seen.symmetricDifference(held)] };
}

const refuse = (field: string) => new AppError('request.invalid', { fields: { [field]: 'validation.invalid' } });

/**
 * Who looks after a company. Read once company and people are held: of two who choose at once, the second finds another set than the
 * one they saw, and is told so by false. Who looks after it already stays, whatever has become of their account.
 */
export async function assignCommercials(tx: Tx, choice: Choice): Promise<boolean> {
  const { id, wanted, known } = choice;
  await lockCompany(tx, id);
  const company = (await findCompanyName(tx, id)) ?? missing();
  const { able } = await holdCommercials(tx, [...wanted, ...known]);
  const before = await listAssigned(tx, id);
  const { added, removed, stale } = changeOf(before, choice);
  if (stale.length > 0) return false;
  if (!added.every((one) => able.includes(one))) throw refuse('commercialIds');
  if (added.length + removed.length === 0) return true;
  await removeAssignments(tx, { companyIds: [id], userIds: removed });
  await insertAssignments(tx, { companyIds: [id], userIds: added });
  await recordAssigned(tx, choice, { company, before, after: await listAssigned(tx, id) });
  return true;
}

/** The same from the other side. The account is held, as those who choose from the side of a company hold it. */
export async function assignCompanies(tx: Tx, choice: Choice): Promise<Portfolio> {
  const { id } = choice;
  const { isAtWork, ...self } = (await holdCommercial(tx, id)) ?? missing();
  const current = await listPortfolio(tx, id);
  const { added, removed, stale } = changeOf(current, choice);
  if (stale.length > 0) throw new AppError('record.changed', { current: { companies: current }, ...(await findLastAssignment(tx, stale)) });
  if (added.length > 0 && (!isAtWork || (await holdActive(tx, added)).length < added.length)) throw refuse('companyIds');
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
const idsOf = (people: readonly Named[]) => ({ commercials: { people: people.map(({ id }) => id) } });

const recordAssigned = (tx: Tx, { actor, requestId }: Choice, { company, before, after }: Assigned): Promise<void> =>
  record(tx, 'company.assign', {
    ...{ subjectId: company.id, label: inBoth(company.name), by: actor.id, requestId },
    ...{ before: idsOf(before), after: idsOf(after) },
  });
