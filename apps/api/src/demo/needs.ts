import type { CloseReason, OpportunityState, RemotePolicy } from '@jalon/domain/opportunities/opportunity';
import type { ContractType } from '@jalon/domain/sign-up/sign-up';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, englishAccounts } from './accounts.ts';
import { companies } from './content.ts';
import { type NeedKind, type NeedKindName, needKinds } from './need-kinds.ts';

type CompanyName = (typeof companies)[number];
export type DemoNeed = {
  kind: NeedKindName;
  company: CompanyName;
  state: OpportunityState;
  /** Days since it was posted, or written down. */
  ago: number;
  place: string;
  remote: RemotePolicy;
  startsIn: number;
  duration: string;
  contract: ContractType;
  isAnonymous: boolean;
  hasPreselection: boolean;
  /** Whom it asks for, and how it ended. */
  closed?: CloseReason;
  division?: string;
};
export type Setting = { idOf: (name: string) => string; idAt: (at: Date, name: string) => string; daysBefore: (days: number) => Date };

const usual = { remote: 'partial', startsIn: 45, duration: '6', contract: 'Freelance', isAnonymous: false, hasPreselection: true } as const;
const ours = { ...usual, company: 'Helioscope Énergies' } as const;
/** Those of the demonstration’s company, as in the pictures of the screens. */
const helioscope: DemoNeed[] = [
  { ...ours, kind: 'techLead', state: 'posted', ago: 15, place: 'Lyon', division: 'Lyon' },
  { ...ours, kind: 'dataEngineer', state: 'posted', ago: 8, place: 'Lyon', duration: '7' },
  { ...ours, kind: 'cloudArchitect', state: 'posted', ago: 21, place: 'Paris', division: 'Direction des systèmes d’information' },
  { ...ours, kind: 'dashboard', state: 'posted', ago: 6, place: 'À distance', remote: 'full', hasPreselection: false },
  { ...ours, kind: 'socAnalyst', state: 'posted', ago: 1, place: 'Paris', contract: 'CDI', duration: '255', isAnonymous: true },
  { ...ours, kind: 'devops', state: 'not_posted', ago: 2, place: 'Paris' },
  { ...ours, kind: 'uxDesigner', state: 'not_posted', ago: 4, place: 'Lyon', division: 'Lyon' },
  { ...ours, kind: 'javaDev', state: 'closed', ago: 70, place: 'Paris', closed: 'filled' },
  { ...ours, kind: 'biConsultant', state: 'closed', ago: 90, place: 'Lyon', closed: 'filled' },
  { ...ours, kind: 'pentester', state: 'closed', ago: 110, place: 'Paris', closed: 'filledElsewhere' },
  { ...ours, kind: 'scrumMaster', state: 'closed', ago: 60, place: 'Lyon', closed: 'postponed' },
];
const cities: Partial<Record<CompanyName, string>> = {
  'Banque Valmont': 'Lyon',
  'Atelier Ferroviaire du Nord': 'Lille',
  'Cabinet Orsini': 'Marseille',
  Distribéo: 'Nantes',
  'Laboratoires Pasquier': 'Strasbourg',
  'Mairie de Roquebrune': 'Roquebrune-Cap-Martin',
  'Naviris Logistique': 'Le Havre',
  'Orbital Systems': 'Toulouse',
};
const areas: Record<string, string> = {
  Lyon: 'france-auvergne-rhone-alpes',
  Paris: 'france-ile-de-france-paris',
  Lille: 'france-hauts-de-france',
  Marseille: 'france-provence-alpes-cote-d-azur',
  Nantes: 'france-pays-de-la-loire',
  Strasbourg: 'france-grand-est',
  'Roquebrune-Cap-Martin': 'france-provence-alpes-cote-d-azur',
  'Le Havre': 'france-normandie',
  Toulouse: 'france-occitanie',
};
// What only a company of energy would ask for is asked for by that one.
const kindNames = (Object.keys(needKinds) as NeedKindName[]).filter((name) => name !== 'dashboard' && name !== 'socAnalyst');
const firsts: Partial<Record<CompanyName, NeedKindName>> = {
  ...{ 'Banque Valmont': 'kotlinLead', 'Cabinet Orsini': 'sapConsultant', 'Naviris Logistique': 'productOwner' },
  ...{ 'Orbital Systems': 'mobileDev', Distribéo: 'netEngineer' },
};
const turn = <T>(values: readonly [T, ...T[]], at: number): T => values[at % values.length] ?? values[0];

/** Five of each of the others, in turn: mostly posted, some still being written, some closed. */
const others: DemoNeed[] = companies.slice(1).flatMap((company, row) =>
  [0, 1, 2, 3, 4].map((column): DemoNeed => {
    const at = row * 5 + column;
    const state = turn(['posted', 'posted', 'closed', 'posted', 'not_posted'] as const, column + (row % 2));
    return {
      ...usual,
      ...{ company, state, ago: 3 + ((at * 7) % 34) + (state === 'closed' ? 30 : 0), place: cities[company] ?? 'Paris' },
      kind: (column === 0 && firsts[company]) || turn(kindNames as [NeedKindName, ...NeedKindName[]], at * 3 + row),
      remote: turn(['partial', 'none', 'full', 'partial'] as const, at),
      startsIn: 10 + ((at * 11) % 80),
      duration: turn(['3', '6', '7', '255', '4'] as const, at),
      contract: turn(['Freelance', 'Freelance', 'Freelance', 'CDI', 'Freelance', 'CDD'] as const, at),
      isAnonymous: at % 6 === 4,
      hasPreselection: at % 3 > 0,
      ...(state === 'closed' && { closed: turn(['filled', 'filled', 'cancelled', 'postponed'] as const, at) }),
    };
  }),
);
export const needs: readonly DemoNeed[] = [...helioscope, ...others];
export const needName = ({ kind, company, ago }: DemoNeed): string => `need ${kind} ${company} ${ago}`;

const html = ({ mission, tasks }: NeedKind): string =>
  `<p>${mission}</p><ul>${tasks.map((task) => `<li><p>${task}</p></li>`).join('')}</ul>`;

export async function loadNeeds(tx: Tx, { idOf, idAt, daysBefore }: Setting): Promise<void> {
  for (const need of needs) {
    const { company, state, ago, place, remote, startsIn, duration, contract, isAnonymous, hasPreselection, closed, division } = need;
    const kind: NeedKind = needKinds[need.kind];
    const [id, createdAt] = [idOf(needName(need)), daysBefore(ago + 1.3)];
    const isFreelance = contract === 'Freelance';
    const [from, to] = kind.rates.map((euros) => euros * 100);
    const closedAt = closed ? daysBefore(ago - 28) : null;
    const contact = sql`(select u.id from users u where u.company_id = c.id and u.state = 'active' order by u.created_at, u.id limit 1)`;
    const commercial = sql`(select p.user_id from company_commercials p where p.company_id = c.id order by p.user_id limit 1)`;
    await tx.many(sql`
      insert into opportunities (id, company_id, division_id, state, title, expertise_area, activity_areas, experience, duration, contract_type, is_anonymous,
        has_preselection, starts_on, daily_rate_from_cents, daily_rate_to_cents, annual_salary_cents, place, mobility_area, remote, description, prerequisites, skills,
        manager_id, reason, created_at, posted_at, closed_at, updated_at)
      select ${id}, c.id, (select d.id from divisions d where d.company_id = c.id and d.name = ${division ?? null}), ${state}, ${kind.title}, c.sector,
        ${kind.areas}, '3', ${duration}, ${contract}, ${isAnonymous}, ${hasPreselection}, ${daysBefore(-startsIn)}::timestamptz::date,
        ${isFreelance ? from : null}, ${isFreelance ? to : null}, ${isFreelance ? null : (to ?? 0) * 85}, ${place}, ${areas[place] ?? null}, ${remote}, ${html(kind)},
        ${`<p>${kind.asks}</p>`}, ${kind.skills}, coalesce(${commercial}, ${contact}), ${closed ?? null}, ${createdAt},
        ${state === 'not_posted' ? null : daysBefore(ago)}, ${closedAt}, ${closedAt ?? createdAt}
      from companies c where c.name = ${company}`);
    const happened: [kind: string, at: Date][] = [
      ['opportunity.create', createdAt],
      ...(state === 'not_posted' ? [] : [['opportunity.post', daysBefore(ago)] as [string, Date]]),
      ...(closedAt ? [['opportunity.close', closedAt] as [string, Date]] : []),
    ];
    for (const [event, at] of happened)
      await tx.many(sql`
        insert into events (id, at, kind, subject_id, actor_id, label, company_id)
        select ${idAt(at, event + id)}, ${at}, ${event}, o.id, coalesce(${contact}, o.manager_id), o.title, c.id
        from opportunities o join companies c on c.id = o.company_id where o.id = ${id}`);
  }
  // Two find what they looked at again.
  for (const email of [demoAccounts.freelance.email, englishAccounts.freelance.email])
    await tx.many(sql`
      insert into opportunity_favourites (user_id, opportunity_id, at)
      select ${idOf(email)}, o.id, ${daysBefore(2)} from opportunities o where o.state = 'posted' order by md5(o.id::text || ${email}) limit 4`);
}
