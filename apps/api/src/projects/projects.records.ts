import { isType } from '@jalon/domain/core/actor';
import { formatDays } from '@jalon/domain/core/days';
import { AppError } from '@jalon/domain/core/errors';
import { formatMoney } from '@jalon/domain/core/money';
import { texts } from '@jalon/domain/locales/all';
import { projectFlow } from '@jalon/domain/projects/project';
import { projects } from '@jalon/domain/projects/project-api';
import { assigned, inserted } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import { sql } from '../db/sql.ts';
import { companyPeopleOf } from '../deliveries/deliveries.scope.ts';
import { dropFilesOf, filesDropped, waitingFile } from '../files/files.queries.ts';
import { companyOf } from '../organisation/organisation.ts';
import { inBoth } from '../profiles/profiles.columns.ts';
import { checkAttachment, checkProject } from './projects.checks.ts';
import { projectFigures } from './projects.figures.ts';
import { seesProject } from './projects.scope.ts';

const kind = projectFlow.name;
const clientSide = ['files', 'signedBudgetCents', 'signedOn', 'predictedCents', 'consumedCents', 'waitingCents', 'costCents'] as const;
/** The person of the operator who looks after a company, for what its own people open. */
const lookedAfterBy = (companyId: string) =>
  sql`(select c.user_id from company_commercials c join users u on u.id = c.user_id and u.state = 'active' where c.company_id = ${companyId}
    order by u.name_key limit 1)`;

export const projectRecords = recordsOf(projects, {
  table: sql`projects`,
  as: sql`p`,
  visible: seesProject,
  hidden: (actor) => (isType(actor, 'Freelance') ? clientSide : isType(actor, 'Company') ? ['costCents'] : []),
  columns: {
    company: sql`(select json_build_object('id', c.id, 'name', c.name, 'logo', c.logo_key) from companies c where c.id = p.company_id)`,
    division: sql`(select d.name from divisions d where d.id = p.division_id)`,
    startsOn: sql`p.starts_on::text`,
    endsOn: sql`p.ends_on::text`,
    signedBudgetCents: sql`p.signed_budget_cents::float8`,
    signedOn: sql`p.signed_on::text`,
    salesContact: sql`(select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'picture', u.picture_key)
      from users u where u.id = p.sales_contact_id)`,
    files: sql`coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size, 'at', f.sent_at,
      'by', (select u.first_name || ' ' || u.last_name from users u where u.id = f.sent_by)))
      from files f where f.record_id = p.id and f.record_kind = ${kind}), '[]')`,
    ...projectFigures,
  },
  audiences: {
    // Its sales contact, or else those who look after the company; and its people who see the project.
    theTeam: sql`
      select u.id from projects p join users u on (${companyPeopleOf(sql`p`, 'projects.view')}) or u.id = p.sales_contact_id
        or (p.sales_contact_id is null and exists (select 1 from company_commercials c where c.company_id = p.company_id and c.user_id = u.id))
      where p.id = e.subject_id`,
  },
  facts: ['title', 'division', 'expertiseArea', 'place', 'description', 'startsOn', 'endsOn', 'signedBudgetCents', 'signedOn', 'files'],
  words: {
    expertiseArea: sql`case when p.expertise_area is not null then ${inBoth('expertise-areas', sql`array[p.expertise_area]`)} end`,
    files: sql`(select string_agg(f.name, ', ' order by f.sent_at, f.id) from files f where f.record_id = p.id and f.record_kind = ${kind})`,
  },
  people: { salesContact: sql`array_remove(array[p.sales_contact_id], null)` },
  label: sql`p.title`,
  company: sql`p.company_id`,
  orders: {
    startsOn: [sql`p.starts_on`, sql`date`],
    endsOn: [sql`p.ends_key`, sql`date`],
    title: [sql`p.title_key`, sql`text`],
  },
  filters: {
    state: (state) => sql`p.state = ${state}`,
    companyId: (id) => sql`p.company_id = ${id}`,
    division: (id) => sql`p.division_id = ${id}`,
  },
  search: sql`p.search`,
  found: {
    hit: ({ title, company, place }) => ({ kind: 'project', label: title, detail: [company.name, place].filter(Boolean).join(' · ') }),
  },
  insert: ({ id, actor, input: { companyId, salesContactId, ...input } }) => {
    const isOwn = isType(actor, 'Company');
    const company = isOwn ? companyOf(actor) : companyId;
    if (!company) throw new AppError('request.invalid', { fields: { companyId: 'validation.required' } });
    return inserted({ id, companyId: company, ...input, salesContactId: isOwn ? lookedAfterBy(company) : salesContactId });
  },
  sets: {
    update: ({ actor, input: { salesContactId, ...input } }) =>
      sql`${assigned({ ...input, ...(isType(actor, 'Company') ? {} : { salesContactId }) })}, updated_at = now()`,
  },
  checks: {
    create: ({ tx }, { actor, input }) => checkProject(tx, actor, input, isType(actor, 'Company') ? companyOf(actor) : input.companyId),
    update: ({ tx }, { actor, row, input }) => checkProject(tx, actor, input, row.companyId, row),
    attach: ({ tx }, { actor, row, input: { fileId } }) => checkAttachment(tx, actor, fileId, row.files ?? []),
  },
  along: {
    // What belongs to it is found by the division that it keeps beside it. In the order in which an expense report holds them, too.
    update: ({ row, input: { divisionId } }) =>
      divisionId === row.divisionId
        ? []
        : [sql`deliveries`, sql`expense_reports`, sql`timesheets`, sql`contracts`].map(
            (table) => sql`update ${table} set division_id = ${divisionId} where project_id = ${row.id}`,
          ),
    attach: ({ actor, row, input: { fileId } }) => [
      sql`update files set record_kind = ${kind}, record_id = ${row.id} where id = ${waitingFile(actor, fileId, 'proof')} and record_id is null`,
    ],
    detach: ({ row, input: { fileId } }) => [filesDropped(sql`f.id = ${fileId} and f.record_kind = ${kind} and f.record_id = ${row.id}`)],
  },
  effects: { delete: ({ tx }, { row }) => dropFilesOf(tx, kind, [row.id]) },
  sheet: (language) => {
    const { words, projects: own } = texts[language];
    const { state, field } = words.project;
    const money = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
    return {
      name: own.file,
      columns: [
        { title: field.title, value: (row) => row.title },
        { title: own.column.company, value: (row) => row.company.name },
        { title: field.division, value: (row) => row.division ?? '' },
        { title: own.column.state, value: (row) => state[row.state] },
        { title: field.startsOn, value: (row) => row.startsOn },
        { title: field.endsOn, value: (row) => row.endsOn ?? '' },
        { title: own.column.deliveries, value: (row) => String(row.deliveries) },
        { title: own.column.days, value: (row) => formatDays(row.daysSold, language) },
        { title: own.column.daysWorked, value: (row) => formatDays(row.daysWorked, language) },
        { title: field.signedBudgetCents, value: (row) => money(row.signedBudgetCents) },
        { title: own.column.predicted, value: (row) => money(row.predictedCents) },
        { title: own.column.consumed, value: (row) => money(row.consumedCents) },
      ],
    };
  },
});
