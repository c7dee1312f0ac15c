import { addMonths } from '@jalon/domain/core/dates';
import type { DeliveryState } from '@jalon/domain/deliveries/delivery';
import { daysByRhythm } from '@jalon/domain/deliveries/plan';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, person } from './accounts.ts';
import type { Setting } from './needs.ts';

/** Who delivers what: months are counted from this one, the last one is whole. Fees are euros for a day. */
type DemoDelivery = {
  email: string;
  title: string;
  from: number;
  to: number;
  sell: number;
  buy: number | null;
  state?: DeliveryState;
  rhythm?: number;
  /** Fewer days than the calendar has. */
  days?: number;
  reason?: string;
};
type DemoProject = {
  company: string;
  title: string;
  place: string;
  from: number;
  to: number | null;
  budget: number | null;
  /** Of the company: whose spending it is. */
  division?: string;
  isFinished?: true;
  deliveries: DemoDelivery[];
};

const camille = demoAccounts.freelance.email;
const of = (firstName: string, lastName: string) => person('Freelance', firstName, lastName).email;
/** A client of Camille's besides the company of the demonstration. */
const beaumont = 'Atelier Beaumont';

const projects: DemoProject[] = [
  {
    ...{ company: 'Helioscope Énergies', title: 'Portail client', place: 'Paris et Lyon', from: -10, to: 4, budget: 370_000 },
    division: 'Direction des systèmes d’information',
    deliveries: [
      { email: camille, title: 'Full stack', from: -10, to: 1, sell: 640, buy: 540, rhythm: 4 },
      { email: of('Gaspard', 'Riou'), title: 'Architecte', from: -2, to: 4, sell: 860, buy: 730, rhythm: 2 },
      { email: of('Agathe', 'Roussel'), title: 'Front-end', from: -3, to: 1, sell: 510, buy: 430, state: 'renewable' },
      { email: of('Bastien', 'Corvol'), title: 'Back-end', from: -1, to: 3, sell: 630, buy: 530, rhythm: 4 },
      { email: of('Oliver', 'Hart'), title: 'Sécurité', from: -1, to: -1, sell: 720, buy: 610, state: 'finished', days: 500 },
    ],
  },
  {
    ...{ company: beaumont, title: 'Audit RGAA', place: 'À distance', from: -1, to: 2, budget: 15_000 },
    deliveries: [{ email: camille, title: 'Audit RGAA', from: -1, to: 2, sell: 720, buy: 600, rhythm: 1 }],
  },
  {
    ...{ company: 'Helioscope Énergies', title: 'Socle de données', place: 'Lyon', from: -5, to: 3, budget: 120_000 },
    division: 'Lyon',
    deliveries: [
      {
        email: of('Hugo', 'Marchetti'),
        title: 'Data engineer',
        from: -5,
        to: 3,
        sell: 690,
        buy: 580,
        state: 'stopped',
        reason: 'Budget gelé jusqu’au comité de janvier.',
      },
      { email: of('Rosalie', 'Viguier'), title: 'Analyste', from: -2, to: 2, sell: 560, buy: 470, rhythm: 3 },
    ],
  },
  {
    ...{
      company: 'Helioscope Énergies',
      title: 'Refonte du site carrières',
      place: 'Paris',
      from: -14,
      to: -8,
      budget: 60_000,
      division: 'Paris',
      isFinished: true,
    },
    deliveries: [
      { email: of('Salomé', 'Perrin'), title: 'UX designer', from: -14, to: -8, sell: 520, buy: 440, state: 'finished', rhythm: 3 },
    ],
  },
  {
    ...{ company: 'Banque Valmont', title: 'Migration SEPA', place: 'Lyon', from: -4, to: 5, budget: 210_000 },
    deliveries: [
      { email: of('Léa', 'Fontaine'), title: 'Chef de projet', from: -4, to: 5, sell: 750, buy: 640, rhythm: 4 },
      { email: of('Basile', 'Crozet'), title: 'Développeur Java', from: -3, to: 2, sell: 600, buy: 510 },
      { email: of('Farid', 'Zeroual'), title: 'Architecte cloud', from: 1, to: 4, sell: 940, buy: 820, rhythm: 3 },
      { email: of('Clarisse', 'Oumarou'), title: 'Modèle de fraude', from: 2, to: 5, sell: 780, buy: 670, rhythm: 4 },
    ],
  },
  {
    ...{ company: 'Distribéo', title: 'Caisse mobile', place: 'Nantes', from: -12, to: -4, budget: 90_000, isFinished: true },
    deliveries: [
      { email: of('Gaspard', 'Riou'), title: 'Architecte', from: -12, to: -4, sell: 820, buy: 700, state: 'finished', rhythm: 2 },
    ],
  },
];

/** The first day of a month, so many months from this one. */
const monthAt = (today: string, offset: number): string => addMonths(`${today.slice(0, 7)}-01`, offset);
/** The last day of it. */
function lastDayAt(today: string, offset: number): string {
  const next = new Date(monthAt(today, offset + 1));
  next.setUTCDate(0);
  return next.toISOString().slice(0, 10);
}
const projectName = ({ company, title }: Pick<DemoProject, 'company' | 'title'>): string => `project ${company} ${title}`;
const deliveryName = (project: DemoProject, { email, title }: DemoDelivery): string => `${projectName(project)} ${email} ${title}`;

type Made = { id: string; projectId: string; startsOn: string; endsOn: string; daysSold: number; stoppedOn?: string };

/** Projects and deliveries in every state around today, and those of the applications that were accepted, but for the last one. */
export async function loadProjects(tx: Tx, { idOf, idAt, daysBefore }: Setting): Promise<void> {
  const today = daysBefore(0).toISOString().slice(0, 10);
  const karim = idOf(demoAccounts.commercial.email);
  await tx.many(sql`insert into companies (id, name, created_at, updated_at)
    values (${idOf(beaumont)}, ${beaumont}, ${daysBefore(190)}, ${daysBefore(190)})`);
  await tx.many(sql`insert into company_commercials (company_id, user_id) values (${idOf(beaumont)}, ${karim})`);
  for (const project of projects) {
    const id = idOf(projectName(project));
    const startsOn = monthAt(today, project.from);
    const openedAt = daysBefore(Math.max(3, -project.from * 30 + 5));
    await tx.many(sql`
      insert into projects (id, company_id, division_id, state, title, place, starts_on, ends_on, signed_budget_cents, signed_on, sales_contact_id, created_at, updated_at)
      select ${id}, c.id, (select d.id from divisions d where d.company_id = c.id and d.name = ${project.division ?? null}),
        ${project.isFinished ? 'finished' : 'ongoing'}, ${project.title}, ${project.place}, ${startsOn},
        ${project.to === null ? null : lastDayAt(today, project.to)}, ${project.budget === null ? null : project.budget * 100},
        ${startsOn}::date - 4, ${karim}, ${openedAt}, ${openedAt}
      from companies c where c.name = ${project.company}`);
    await trace(tx, { id: idAt(openedAt, `event ${id}`), kind: 'project.create', at: openedAt, by: karim }, sql`projects`, id);
    for (const delivery of project.deliveries) {
      const period = { startsOn: monthAt(today, delivery.from), endsOn: lastDayAt(today, delivery.to) };
      const made = { id: idOf(deliveryName(project, delivery)), projectId: id, ...period };
      const { rhythm = 5 } = delivery;
      const daysSold = delivery.days ?? daysByRhythm({ ...period, holidayZone: 'metropolitan', isWhitMondayWorked: false }, rhythm);
      const stoppedOn = daysBefore(12).toISOString().slice(0, 10);
      await insertDelivery(tx, { ...made, daysSold, ...(delivery.state === 'stopped' && { stoppedOn }) }, delivery, idOf(delivery.email));
      await trace(
        tx,
        { id: idAt(openedAt, `event ${made.id}`), kind: 'delivery.create', at: openedAt, by: karim },
        sql`deliveries`,
        made.id,
      );
    }
  }
  await openAccepted(tx, idOf, today);
}

async function insertDelivery(tx: Tx, made: Made, delivery: DemoDelivery, ownerId: string): Promise<void> {
  const { title, sell, buy, state = 'ongoing', rhythm = 5, reason = null } = delivery;
  await tx.many(sql`
    insert into deliveries (id, project_id, company_id, division_id, owner_id, state, title, starts_on, ends_on, days_sold, days_per_week,
      sell_cents, buy_cents, reason, stopped_on)
    select ${made.id}, p.id, p.company_id, p.division_id, ${ownerId}, ${state}, ${title}, ${made.startsOn}, ${made.endsOn}, ${made.daysSold}, ${rhythm},
      ${sell * 100}, ${buy === null ? null : buy * 100}, ${reason}, ${made.stoppedOn ?? null}::date
    from projects p where p.id = ${made.projectId}`);
}

type Trace = { id: string; kind: string; at: Date; by: string };
async function trace(tx: Tx, { id, kind, at, by }: Trace, table: ReturnType<typeof sql>, subjectId: string): Promise<void> {
  await tx.many(sql`
    insert into events (id, at, kind, subject_id, actor_id, label, company_id)
    select ${id}, ${at}, ${kind}, r.id, ${by}, r.title, r.company_id from ${table} r where r.id = ${subjectId}`);
}

type Accepted = { id: string; ownerId: string; needId: string; title: string; rate: number };
/** What follows from accepting: a project for the need and its delivery. One is left to be created. */
async function openAccepted(tx: Tx, idOf: Setting['idOf'], today: string): Promise<void> {
  const accepted = await tx.many<Accepted>(sql`
    select a.id, a.owner_id as "ownerId", o.id as "needId", o.title, coalesce(a.daily_rate_cents, o.daily_rate_to_cents, 55000) / 100 as rate
    from applications a join opportunities o on o.id = a.opportunity_id
    where a.state = 'accepted' and o.contract_type = 'Freelance' order by a.accepted_at, a.id`);
  for (const { id, ownerId, needId, title, rate } of accepted.slice(0, -1)) {
    const projectId = idOf(`project of ${needId}`);
    const period = { startsOn: monthAt(today, -1), endsOn: lastDayAt(today, 3) };
    await tx.many(sql`
      insert into projects (id, company_id, division_id, opportunity_id, title, place, starts_on, ends_on, sales_contact_id)
      select ${projectId}, o.company_id, o.division_id, o.id, o.title, o.place, ${period.startsOn}, ${period.endsOn},
        (select c.user_id from company_commercials c where c.company_id = o.company_id order by c.user_id limit 1)
      from opportunities o where o.id = ${needId} on conflict do nothing`);
    const daysSold = daysByRhythm({ ...period, holidayZone: 'metropolitan', isWhitMondayWorked: false }, 4);
    const made = { id: idOf(`delivery of ${id}`), projectId, ...period, daysSold };
    await insertDelivery(tx, made, { email: '', title, from: 0, to: 0, sell: Math.round(rate * 1.15), buy: rate, rhythm: 4 }, ownerId);
    await tx.many(sql`update deliveries set application_id = ${id} where id = ${made.id}`);
  }
}
