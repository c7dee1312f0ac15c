import { randomUUIDv7 } from 'node:crypto';
import { applications } from '@jalon/domain/applications/application-api';
import type { OpportunityInput } from '@jalon/domain/opportunities/opportunity';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { expect } from 'vitest';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { makeProfile, type Person } from './factories.ts';
import type { World } from './harness.ts';
import { aNeed } from './need.ts';

/** A need of the company of one of its people, posted unless said. */
export async function postNeed(world: World, by: Person, more: Partial<OpportunityInput> = {}): Promise<{ id: string; companyId: string }> {
  const made = await world.as(by)(opportunities.api.create, { body: { ...aNeed, ...more, companyId: null } });
  expect(made.status).toBe(201);
  const { id } = made.body;
  expect((await world.as(by)(opportunities.api.post, { params: { id }, body: {} })).status).toBe(200);
  return { id, companyId: made.body.company?.id ?? '' };
}

export async function apply(world: World, by: Person, opportunityId: string): Promise<string> {
  const body = { opportunityId, message: 'Bonjour', dailyRateCents: 66_000, annualSalaryCents: null, availableFrom: '2027-01-04' };
  const sent = await world.as(by)(applications.api.create, { body });
  expect(sent.error).toMatchObject({ state: expect.any(String) });
  return sent.body.id;
}

/** A freelance with a profile. */
export async function candidate(world: World, person: Person): Promise<Person> {
  await makeProfile(world.database, person.id, { firstName: 'Solène', lastName: 'Marchand', title: 'Tech lead TypeScript' });
  return person;
}

/** A need as it would be kept, without what happens around it. */
export async function insertNeed(tx: Tx, companyId: string, { state }: { state: string }): Promise<{ id: string }> {
  const id = randomUUIDv7();
  await tx.many(sql`
    insert into opportunities (id, company_id, state, title, contract_type, remote, activity_areas, daily_rate_to_cents, description, posted_at)
    values (${id}, ${companyId}, ${state}, 'Tech lead', 'Freelance', 'full', array['java-developer'], 60000, '<p>x</p>', now())`);
  return { id };
}

type Sent = { state: string; slots?: readonly string[] };
export async function insertApplication(tx: Tx, needId: string, ownerId: string, { state, slots = [] }: Sent): Promise<{ id: string }> {
  const id = randomUUIDv7();
  const isSubmitted = state !== 'new';
  await tx.many(sql`
    insert into applications (id, opportunity_id, owner_id, company_id, state, message, slots, submitted_at, interview_at)
    select ${id}, o.id, ${ownerId}, o.company_id, ${state}, '', ${[...slots]}::timestamptz[], case when ${isSubmitted}::boolean then now() end,
      case when ${state} = 'interview' then now() + interval '3 days' end
    from opportunities o where o.id = ${needId}`);
  return { id };
}

/** As many needs, at hours and with starts that are in no order that their ids would have too. */
export async function fillNeeds(tx: Tx, count: number): Promise<void> {
  // Each has its words looked up: as many as are written well within the time of a statement.
  for (let from = 1; from <= count; from += 2000) await fillNeedsFrom(tx, from, Math.min(count, from + 1999));
}
async function fillNeedsFrom(tx: Tx, from: number, to: number): Promise<void> {
  await tx.many(sql`
    insert into opportunities (id, company_id, state, title, contract_type, remote, activity_areas, skills, daily_rate_to_cents, starts_on, created_at, posted_at)
    select gen_random_uuid(), c.ids[1 + (n * 7919) % cardinality(c.ids)], (array['posted', 'posted', 'not_posted', 'closed'])[1 + n % 4],
      (array['Tech lead', 'Architecte', 'Analyste', 'Éditeur', 'analyste'])[1 + n % 5] || ' ' || (n * 7919) % 1000,
      (array['Freelance', 'CDI', 'CDD'])[1 + n % 3], (array['none', 'partial', 'full'])[1 + n % 3], array['java-developer'], array['Java'],
      50000 + n % 100 * 100, case when n % 7 > 0 then date '2027-01-01' + ((n * 31) % 300) end,
      now() - ((n * 17) % 1000) * interval '1 hour' - n * interval '1 second', case when n % 4 < 2 then now() - ((n * 13) % 1000) * interval '1 hour' end
    from generate_series(${from}::int, ${to}::int) n, (select array_agg(id) as ids from companies) c`);
}

export async function fillApplications(tx: Tx, count: number): Promise<void> {
  await tx.many(sql`
    insert into applications (id, opportunity_id, owner_id, company_id, state, message, sent_at, since, submitted_at)
    select gen_random_uuid(), o.id, f.ids[1 + n % cardinality(f.ids)], o.company_id, (array['new', 'submitted', 'interview', 'rejected'])[1 + n % 4], '',
      now() - ((n * 617) % 1000) * interval '1 hour', now() - ((n * 389) % 900) * interval '1 hour', case when n % 4 > 0 then now() end
    from generate_series(1, ${count}::int) n
    cross join (select array_agg(id) as ids from users where type = 'Freelance') f
    cross join (select array_agg(id) as ids from opportunities) k
    join opportunities o on o.id = k.ids[1 + (n * 7919) % cardinality(k.ids)]
    on conflict do nothing`);
}

type Put = { needId: string; ownerId: string; by: string; companyId: string | null; state?: string };
/** A need put before a freelance, as it would be kept; whoever it is has a profile. */
export async function insertProposal(tx: Tx, { needId, ownerId, by, companyId, state = 'asked' }: Put): Promise<{ id: string }> {
  await tx.many(sql`insert into freelance_profiles (user_id) values (${ownerId}) on conflict do nothing`);
  return tx.one(sql`
    insert into proposals (id, opportunity_id, owner_id, proposed_by, company_id, state, message)
    values (${randomUUIDv7()}, ${needId}, ${ownerId}, ${by}, ${companyId}, ${state}, 'Bonjour') returning id`);
}
