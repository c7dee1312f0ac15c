import type { ApplicationState } from '@jalon/domain/applications/application';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts } from './accounts.ts';
import { companies } from './content.ts';
import { type DemoNeed, needName, needs, type Setting } from './needs.ts';

const messages = [
  'Bonjour, votre besoin correspond à ce que je fais depuis quatre ans. J’ai mené une reprise comparable l’an dernier et je vous la raconterai volontiers.',
  'Bonjour, je termine une mission du même genre à la fin du mois. Je peux me rendre sur place deux jours par semaine.',
  'Le sujet m’intéresse, et le rythme proposé me convient. Je reste à votre disposition pour en parler.',
  '',
];
const reasons = [
  'Nous cherchons une expérience plus longue de la conduite d’équipe. Merci de votre intérêt.',
  'Le tarif dépasse le budget de ce besoin.',
  'Nous avons retenu une personne disponible plus tôt.',
];

/** What has become of the applications to a need, first come first; as many as people fit. */
function statesOf({ state, closed, hasPreselection, ago }: DemoNeed, at: number): ApplicationState[] {
  if (state === 'not_posted' || ago < 2) return [];
  if (state === 'closed')
    return closed === 'filled' ? ['accepted', 'rejected', 'rejected', 'retired', 'rejected'] : ['rejected', 'retired', 'rejected'];
  const open: ApplicationState[] = hasPreselection
    ? ['new', 'submitted', 'interview', 'submitted', 'new']
    : ['submitted', 'submitted', 'interview'];
  const turned = [...open.slice(at % open.length), ...open.slice(0, at % open.length)];
  return at % 9 === 7 ? [] : [...turned, 'rejected', ...(at % 2 ? (['retired', 'rejected'] as const) : (['submitted'] as const))];
}

type Step = { kind: string; at: Date; by: 'owner' | 'staff' | 'company' };

/** Applications in every state, sent by those whom a need would suit, each with the steps that led there. */
export async function loadApplications(tx: Tx, { idOf, idAt, daysBefore }: Setting): Promise<void> {
  for (const [row, need] of needs.entries()) {
    const wanted = statesOf(need, row);
    const needId = idOf(needName(need));
    // Whose skills and professions meet the need most, but for some, who are left to be proposed. The person of the demonstration has not
    // applied to all of them.
    const isShared = need.state === 'posted' && need.company === companies[0];
    const people = await tx.many<{ id: string; rate: number | null; salary: number | null }>(sql`
      select p.user_id as id, p.daily_rate_cents as rate, p.annual_salary_cents as salary from (select p.*, row_number() over (
        order by cardinality(array(select unnest(p.skills) intersect select unnest(o.skills))) * 2
          + cardinality(array(select unnest(p.professions) intersect select unnest(o.activity_areas))) desc, md5(o.title || (select u.email from users u where u.id = p.user_id))) as rank
      from opportunities o join freelance_profiles p on p.is_listed and (p.user_id <> ${idOf(demoAccounts.freelance.email)} or ${row % 4 === 0})
      where o.id = ${needId}) p where not (${isShared} and p.rank in (2, 4)) order by p.rank limit ${wanted.length}`);
    for (const [column, { id: ownerId, rate, salary }] of people.entries()) {
      const state = wanted[column] ?? 'new';
      const id = idOf(`${needName(need)} ${ownerId}`);
      const at = (days: number): Date => daysBefore(Math.max(need.ago - days - column * 0.7, 0.1 + (10 - Math.min(days, 9)) * 0.05));
      const [sentAt, submittedAt, decidedAt] = [at(0.8), state === 'new' ? null : at(2.4), at(6)];
      const isOffered = state === 'submitted' && column % 3 === 1;
      const slots = isOffered ? [3, 4, 6].map((days, at) => soon(daysBefore(-days), row + at * 5)) : [];
      // A day of the weekend is put off to the Monday, where the next may be earlier.
      slots.sort((one, other) => Number(one) - Number(other));
      const interviewAt = state === 'interview' ? soon(daysBefore(-2 - column), row) : state === 'accepted' ? soon(at(5), row) : null;
      const steps: Step[] = [
        { kind: 'create', at: sentAt, by: 'owner' },
        ...(submittedAt && need.hasPreselection ? [{ kind: 'submit', at: submittedAt, by: 'staff' } as const] : []),
        ...(isOffered ? [{ kind: 'offerSlots', at: at(4), by: 'company' } as const] : []),
        ...(interviewAt ? [{ kind: 'interview', at: at(4), by: 'company' } as const] : []),
        ...(state === 'accepted' ? [{ kind: 'accept', at: decidedAt, by: 'company' } as const] : []),
        ...(state === 'rejected' ? [{ kind: 'reject', at: decidedAt, by: 'company' } as const] : []),
        ...(state === 'retired' ? [{ kind: 'retire', at: decidedAt, by: 'owner' } as const] : []),
      ];
      await tx.many(sql`
        insert into applications (id, opportunity_id, owner_id, company_id, state, message, daily_rate_cents, annual_salary_cents, available_from, slots,
          minutes, format, interview_at, reason, since, sent_at, submitted_at, accepted_at, rejected_at, retired_at)
        select ${id}, o.id, ${ownerId}, o.company_id, ${state}, ${messages[(row + column) % messages.length] ?? ''}, ${rate}, ${salary}, o.starts_on,
          ${slots}::timestamptz[], ${isOffered || interviewAt ? 45 : null}, ${isOffered || interviewAt ? 'video' : null}, ${interviewAt},
          ${state === 'rejected' ? (reasons[(row + column) % reasons.length] ?? null) : null}, ${steps.at(-1)?.at ?? sentAt}, ${sentAt},
          ${need.hasPreselection ? submittedAt : sentAt}, ${state === 'accepted' ? decidedAt : null}, ${state === 'rejected' ? decidedAt : null},
          ${state === 'retired' ? decidedAt : null}
        from opportunities o where o.id = ${needId}`);
      for (const step of steps)
        await tx.many(sql`
          insert into events (id, at, kind, subject_id, actor_id, label, company_id)
          select ${idAt(step.at, step.kind + id)}, ${step.at}, ${`application.${step.kind}`}, ${id}, ${actorOf(step, ownerId)}, o.title, o.company_id
          from opportunities o where o.id = ${needId}`);
    }
  }
}

const actorOf = ({ by }: Step, ownerId: string) =>
  by === 'owner'
    ? sql`${ownerId}::uuid`
    : by === 'staff'
      ? sql`coalesce((select c.user_id from company_commercials c where c.company_id = o.company_id order by c.user_id limit 1), o.manager_id)`
      : sql`(select u.id from users u where u.company_id = o.company_id and u.state = 'active' order by u.created_at, u.id limit 1)`;

/** In working hours of that day, or the Monday after: nobody meets at the weekend, and no two at the same time. */
function soon(day: Date, turn: number): Date {
  const at = new Date(day);
  const halfHours = turn % 15;
  at.setUTCHours(8 + Math.floor(halfHours / 2), (halfHours % 2) * 30, 0, 0);
  while (at.getUTCDay() % 6 === 0) at.setUTCDate(at.getUTCDate() + 1);
  return at;
}
