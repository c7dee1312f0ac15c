import { isType, type User } from '@jalon/domain/core/actor';
import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import { type Delivery, type DeliveryInput, daysErrors } from '@jalon/domain/deliveries/delivery';
import { interrupted, resumeErrors } from '@jalon/domain/deliveries/interruptions';
import type { Interruption } from '@jalon/domain/timesheets/planned-days';
import { seesApplication } from '../applications/applications.scope.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { seesProject } from '../projects/projects.scope.ts';
import { exceptedFrom, isBelow, refuseLacking, stoppedBy } from '../vigilance/lacking.ts';

type New = DeliveryInput & { projectId: string; ownerId: string; applicationId: string | null; exception?: string | undefined };
type Found = { hasProject: boolean; hasOwner: boolean; hasApplication: boolean; lacking: string[] };

export function refuse(fields: FieldErrors | undefined): void {
  if (fields && Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}

/**
 * That its project goes on and is theirs who write it, that somebody who is here does the work, and that the application it comes from was
 * accepted for the same company. A company opens one for whom it has accepted, says what it pays, and never what they are paid; where legal
 * documents lack, the start of it waits, and the staff say why it need not.
 */
export async function checkNewDelivery(tx: Tx, actor: User, input: New): Promise<void> {
  const { projectId, ownerId, applicationId } = input;
  const isOwn = isType(actor, 'Company');
  refuse({
    ...daysErrors(input),
    ...(isOwn && applicationId === null && { applicationId: 'validation.required' }),
    ...(isOwn && input.sellCents === null && { sellCents: 'validation.required' }),
    ...(isOwn && input.buyCents !== null && { buyCents: 'validation.invalid' }),
    ...(isOwn && input.exception !== undefined && { exception: 'validation.invalid' }),
  });
  const found = await tx.one<Found>(sql`
    select exists (select 1 from projects p where p.id = ${projectId} and p.state = 'ongoing' and ${seesProject(actor)}) as "hasProject",
      exists (select 1 from users u where u.id = ${ownerId} and u.type = 'Freelance' and u.state = 'active') as "hasOwner",
      ${applicationId}::uuid is null or exists (select 1 from applications a join projects p on p.company_id = a.company_id
        where a.id = ${applicationId} and p.id = ${projectId} and a.owner_id = ${ownerId} and a.state = 'accepted' and ${seesApplication(actor)}) as "hasApplication",
      ${stoppedBy(input)} as lacking`);
  refuse({
    ...(!found.hasProject && { projectId: 'validation.invalid' }),
    ...(!found.hasOwner && { ownerId: 'validation.invalid' }),
    // Of a project that is not theirs nothing is told.
    ...(found.hasProject && !found.hasApplication && { applicationId: 'validation.invalid' }),
  });
  if (!isOwn && input.exception === undefined) refuseLacking(found.lacking);
}

type Terms = DeliveryInput & Pick<Delivery, 'id' | 'ownerId' | 'interruptions'>;
/** That nothing the law asks for lacks where it goes on by these terms, but for what was let pass. */
export async function checkPapers(tx: Tx, terms: Terms, isAsked = true): Promise<void> {
  const { lacking, excepted } = await tx.one<{ lacking: string[]; excepted: string[] }>(
    sql`select case when ${isAsked}::boolean then ${stoppedBy(terms)} else '{}' end as lacking, ${exceptedFrom(sql`${terms.id}`)} as excepted`,
  );
  refuseLacking(lacking.filter((type) => !excepted.includes(type)));
}
/** The same where it is made longer, or comes to the threshold: what else changes of one that runs stops nothing. */
export const checkGrowth = (tx: Tx, before: Terms, input: DeliveryInput): Promise<void> =>
  checkPapers(tx, { ...before, ...input }, input.endsOn > before.endsOn || isBelow(before));

export const stopErrors = ({ startsOn, endsOn }: DeliveryInput, { stoppedOn }: { stoppedOn: string }): FieldErrors | undefined =>
  stoppedOn < startsOn || stoppedOn > endsOn ? { stoppedOn: 'validation.withinDelivery' } : undefined;

const sentDays = (id: string): Sql => sql`
  from timesheets t join timesheet_entries n on n.timesheet_id = t.id where t.delivery_id = ${id} and t.state in ('waiting', 'validated')`;
/** The last day that was sent of a delivery, if there is one. */
export const lastSent = (id: string): Sql => sql`(select max(n.date) ${sentDays(id)})`;

/** What was sent stays inside: its report is sent back first. The end may have another name, where it is the one that is asked for. */
export async function checkSent(tx: Tx, id: string, { startsOn, ...ends }: { startsOn: string; endsOn?: string; stoppedOn?: string }) {
  const { first, last } = await tx.one<{ first: string | null; last: string | null }>(
    sql`select min(n.date)::text as first, max(n.date)::text as last ${sentDays(id)}`,
  );
  refuse({
    ...(first !== null && first < startsOn && { startsOn: 'validation.daysSentOutside' }),
    ...Object.fromEntries(
      Object.entries(ends).flatMap(([name, end]) => (last !== null && last > end ? [[name, 'validation.daysSentOutside']] : [])),
    ),
  });
}

type Row = DeliveryInput & Pick<Delivery, 'stoppedOn' | 'interruptions'>;
export const interruptionsWritten = (all: readonly Interruption[]): Sql =>
  sql`interruptions = (select coalesce(range_agg(daterange(i."from", i."to", '[]')), '{}') from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as i("from" date, "to" date))`;

type Renewal = { resumesOn: string; endsOn: string; daysAdded: number };
/** What a renewal makes of it: it ends later than before, and has room for the days it adds. */
export function renewed(row: Row, renewal: Renewal): Pick<Delivery, 'endsOn' | 'daysSold' | 'interruptions'> {
  const { endsOn, daysAdded } = renewal;
  const after = { endsOn, daysSold: row.daysSold + daysAdded, interruptions: interrupted(row, renewal) };
  const errors = daysErrors({ ...row, ...after });
  refuse({
    ...resumeErrors(row, renewal),
    ...(errors?.daysSold && { daysAdded: errors.daysSold }),
    ...(errors?.endsOn && { endsOn: errors.endsOn }),
    ...(endsOn <= row.endsOn && { endsOn: 'validation.endBeforeStart' }),
  });
  return after;
}
