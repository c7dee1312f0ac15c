import { isType } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { countLimit } from '@jalon/domain/core/listing';
import { opportunityFlow } from '@jalon/domain/opportunities/opportunity';
import type { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import type { OpportunityAround } from '@jalon/domain/opportunities/opportunity-around';
import { withCandidates } from '../applications/turns.ts';
import type { Context } from '../core/context.ts';
import { missing } from '../core/records.ts';
import { join, sql } from '../db/sql.ts';
import { companyOf } from '../organisation/organisation.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { inDivisions, seesOpportunity } from './opportunities.scope.ts';

type More = typeof opportunities.more;
/** A list to choose from: nobody reads further, and the search of a field looks through what is there. */
const peopleShown = 200;

export const opportunityAround = {
  async counts({ tx, actor, query: { companyId, contract, remote, candidates } }: Context<More['counts'] & EndpointSpec>) {
    const narrowed = [
      ...(companyId ? [sql` and o.company_id = ${companyId}`] : []),
      ...(contract ? [sql` and o.contract_type = ${contract}`] : []),
      ...(remote ? [sql` and o.remote = ${remote}`] : []),
    ];
    const rows = await tx.many<{ state: string; count: number }>(sql`
      select s.state, (select count(*)::int from (
        select from opportunities o where o.state = s.state and ${seesOpportunity(actor)}${withCandidates(actor, candidates)}${join(narrowed, sql``)} limit ${countLimit + 1}) found) as count
      from unnest(${[...opportunityFlow.states]}::text[]) s (state)`);
    return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Record<(typeof opportunityFlow.states)[number], number>;
  },

  /** Also of the projects of a company, which name the same. */
  async people({
    tx,
    actor,
    query: { companyId, divisionId },
  }: Pick<Context<More['people'] & EndpointSpec>, 'tx' | 'actor' | 'query'>): Promise<OpportunityAround> {
    const isOwn = isType(actor, 'Company');
    const id = isOwn ? companyOf(actor) : companyId;
    // Of a company out of reach, whoever follows one of its needs may still write that one.
    const isReached = isOwn
      ? sql`true`
      : sql`(${reachesCompany(actor, sql`c.id`)} or exists (select 1 from opportunities o where o.company_id = c.id and ${seesOpportunity(actor)}))`;
    const company = await tx.maybe<OpportunityAround['company'] & { isDivisionOptional: boolean }>(sql`
      select c.id, c.name, c.logo_key as logo, c.website, c.sector,
        ${isOwn ? inDivisions(actor, sql`null::uuid`) : sql`true`} is true as "isDivisionOptional"
      from companies c where c.id = ${id ?? null} and ${isReached}`);
    if (!company) missing();
    const [divisions, people] = await Promise.all([
      tx.many<{ id: string; name: string }>(sql`
        select d.id, d.name from divisions d
        where d.company_id = ${company.id} and d.is_active and ${isOwn ? inDivisions(actor, sql`d.id`) : sql`true`} order by d.name_key`),
      tx.many<OpportunityAround['people'][number]>(sql`
        select u.id, u.first_name || ' ' || u.last_name as name, u.picture_key as picture, u.type, r.label as role, p.user_id is not null as "looksAfter"
        from users u left join company_roles r on r.id = u.role_id
          left join company_commercials p on p.user_id = u.id and p.company_id = ${company.id}
        where u.state = 'active' and case when u.type = 'Company'
          then u.company_id = ${company.id} and r.is_active and (r.is_owner or 'opportunities.view' = any(r.permissions))
            and (not exists (select 1 from user_divisions m where m.user_id = u.id)
              or exists (select 1 from user_divisions m where m.user_id = u.id and m.division_id = ${divisionId ?? null}))
          else (u.type = 'Admin' or (u.type = 'Commercial' and u.validated_at is not null)) and ${isOwn ? sql`p.user_id is not null` : sql`true`} end
        order by u.type = 'Company' desc, "looksAfter" desc, u.name_key limit ${peopleShown}`),
    ]);
    const { isDivisionOptional, ...shown } = company;
    return { company: shown, divisions, isDivisionOptional, people };
  },
};
