import { isType } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { countLimit } from '@jalon/domain/core/listing';
import { type ProjectMonth, type ProjectState, projectFlow } from '@jalon/domain/projects/project';
import type { projects } from '@jalon/domain/projects/project-api';
import type { Context } from '../core/context.ts';
import { missing } from '../core/records.ts';
import { sql } from '../db/sql.ts';
import { opportunityAround } from '../opportunities/opportunities.around.ts';
import { counted, ownSide } from './projects.figures.ts';
import { projectRecords } from './projects.records.ts';
import { seesProject } from './projects.scope.ts';

type More = typeof projects.more;
type Asked<Name extends keyof More> = Context<More[Name] & EndpointSpec>;

export const projectMore = {
  people: opportunityAround.people,
  async counts({ tx, actor }: Asked<'counts'>) {
    const rows = await tx.many<{ state: string; count: number }>(sql`
      select s.state, (select count(*)::int from (
        select from projects p where p.state = s.state and ${seesProject(actor)} limit ${countLimit + 1}) found) as count
      from unnest(${[...projectFlow.states]}::text[]) s (state)`);
    return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Record<ProjectState, number>;
  },
  async months({ tx, actor, params: { id } }: Asked<'months'>): Promise<ProjectMonth[]> {
    if (!(await projectRecords.find(tx, actor, id))) missing();
    const own = isType(actor, 'Freelance') ? sql` and t.owner_id = ${actor.id}` : sql``;
    return tx.many(sql`
      select to_char(t.month, 'YYYY-MM') as month, sum(t.production_days)::int as days, coalesce(sum(${ownSide(actor)}), 0)::float8 as "consumedCents",
        coalesce(sum(${ownSide(actor)}) filter (where t.state = 'waiting'), 0)::float8 as "waitingCents"
      from timesheets t where t.project_id = ${id} and ${counted}${own} group by t.month order by t.month`);
  },
};
