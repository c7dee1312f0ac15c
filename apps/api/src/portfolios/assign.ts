import type { clientCompanies } from '@jalon/domain/companies/client-company-api';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { Portfolio } from '@jalon/domain/portfolios/portfolio-schema';
import { companyRecords } from '../companies/companies.records.ts';
import type { Context } from '../core/context.ts';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { changedMeanwhile, inBoth, missing } from '../organisation/organisation.ts';
import {
  findLastAssignment,
  holdActive,
  holdCommercial,
  holdCommercials,
  insertAssignments,
  listAssigned,
  listPortfolio,
  removeAssignments,
} from './portfolios.queries.ts';

type Choice = { actor: User; id: string; wanted: readonly string[]; known: readonly string[]; requestId: string };

type Difference = { added: string[]; removed: string[] /** What came or went since the choice began. */; stale: string[] };

/** Of the set that is there, what is to come and what is to go. With anything stale, the choice was made from another set. */
function changeOf(current: Those, { wanted, known }: Choice): Difference {
  const held = new Set(current.map(({ id }) => id));
  const [seen, chosen] = [new Set(known), new Set(wanted)];
  return { added: [...chosen.difference(held)], removed: [...held.difference(chosen)], stale: [...seen.symmetricDifference(held)] };
}

const refuse = (field: string) => new AppError('request.invalid', { fields: { [field]: 'validation.invalid' } });

/**
 * Who looks after a company. Read once company and people are held: of two who choose at once, the second finds another set than the
 * one they saw, and is told so. Who looks after it already stays, whatever has become of their account.
 */
export async function assignCommercials({ tx, actor, params: { id }, body, requestId }: Context<typeof clientCompanies.api.assign>) {
  const choice = { actor, id, wanted: body.commercialIds, known: body.knownIds, requestId };
  const [company, able, before] = await Promise.all([
    companyRecords.hold({ tx, actor, requestId }, id, 'assign', body.version),
    holdCommercials(tx, [...choice.wanted, ...choice.known]),
    listAssigned(tx, id),
  ]);
  const { added, removed, stale } = changeOf(before, choice);
  const current = async () => companyRecords.present(actor, (await companyRecords.find(tx, actor, id)) ?? missing());
  if (stale.length > 0) throw await changedMeanwhile(tx, await current());
  if (!added.every((one) => able.includes(one))) throw refuse('commercialIds');
  if (added.length + removed.length === 0) return current();
  const after = [...new Set(choice.wanted)].map((one) => ({ id: one }));
  const [, , , now] = await Promise.all([
    removeAssignments(tx, { companyIds: [id], userIds: removed }),
    insertAssignments(tx, { companyIds: [id], userIds: added }),
    recordAssigned(tx, choice, { company, before, after }),
    current(),
  ]);
  return now;
}

/** The same from the other side. The account is held, as those who choose from the side of a company hold it. */
export async function assignCompanies(tx: Tx, choice: Choice): Promise<Portfolio> {
  const { id } = choice;
  const { isAtWork } = (await holdCommercial(tx, id)) ?? missing();
  const current = await listPortfolio(tx, id);
  const { added, removed, stale } = changeOf(current, choice);
  if (stale.length > 0) throw new AppError('record.changed', { current: { companies: current }, ...(await findLastAssignment(tx, stale)) });
  if (added.length > 0 && (!isAtWork || (await holdActive(tx, added)).length < added.length)) throw refuse('companyIds');
  await removeAssignments(tx, { companyIds: removed, userIds: [id] });
  await insertAssignments(tx, { companyIds: added, userIds: [id] });
  const companies = await listPortfolio(tx, id);
  for (const company of [...companies.filter((one) => added.includes(one.id)), ...current.filter((one) => removed.includes(one.id))]) {
    const others = (await listAssigned(tx, company.id)).filter((one) => one.id !== id);
    const [before, after] = removed.includes(company.id) ? [[...others, { id }], others] : [others, [...others, { id }]];
    await recordAssigned(tx, choice, { company, before, after });
  }
  return { companies };
}

type Those = readonly { id: string }[];
type Assigned = { company: { id: string; name: string }; before: Those; after: Those };
const idsOf = (people: Those) => ({ commercials: { people: people.map(({ id }) => id) } });

const recordAssigned = (tx: Tx, { actor, requestId }: Choice, { company, before, after }: Assigned): Promise<void> =>
  record(tx, 'company.assign', {
    ...{ subjectId: company.id, label: inBoth(company.name), by: actor.id, requestId },
    ...{ before: idsOf(before), after: idsOf(after) },
  });
