import { randomBytes } from 'node:crypto';
import { isType, type User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import { formatMoney } from '@jalon/domain/core/money';
import type { EventKind } from '@jalon/domain/history/history';
import { texts } from '@jalon/domain/locales/all';
import { distinctSkills } from '@jalon/domain/matching/skill-key';
import { profileFlow } from '@jalon/domain/profiles/profile';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { availabilityErrors, keptOf } from '@jalon/domain/profiles/profile-availability';
import { byDate, experienceErrors } from '@jalon/domain/profiles/profile-parts';
import { slugOf } from '@jalon/domain/profiles/public-view';
import { assigned } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';
import { attachFile, dropFile } from '../files/files.queries.ts';
import type { Zone } from '../operator/house.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { refuseUnknown } from '../referentials/referentials.queries.ts';
import { talentColumns, todayAt } from '../talents/talents.queries.ts';
import { detailColumns, factWords, pageColumns, resumeColumn } from './profiles.columns.ts';

const kind = profileFlow.name;
/** The account has the same id, and a history of its own. */
const ownKinds = ['create', ...profileFlow.actionNames].map((verb) => `${kind}.${verb}`) as EventKind[];

/** A freelance's own; the staff those of every freelance they reach. */
const visible = (actor: User): Sql =>
  isType(actor, 'Freelance') ? sql`p.user_id = ${actor.id}` : isType(actor, 'Company') ? sql`false` : reachesAccount(actor, 'Freelance');

const touched = (set: Sql): Sql => sql`${set}, updated_at = now()`;
const whole = (list: readonly unknown[]): Sql => sql`${JSON.stringify(list)}::jsonb`;
function refuse(fields: FieldErrors | undefined): void {
  if (fields) throw new AppError('request.invalid', { fields });
}
const fileGone = (): never => {
  throw new AppError('request.invalid', { fields: { fileId: 'validation.fileGone' } });
};
/** The code of what was chosen before may stay, also when the list no longer offers it. */
const unlike = (codes: readonly string[], before: readonly { code: string }[]): string[] =>
  codes.filter((code) => before.every((other) => other.code !== code));

/** Fifty random bits: with the limit of calls, an address is not found by trying. */
const randomPart = (): string => Array.from(randomBytes(10), (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');

/** `timeZone` is the operator's: its calendar says which day it is. */
export function profileRecordsIn(timeZone: Zone) {
  const today = () => todayIn(timeZone(), new Date());
  const day = todayAt(timeZone);
  return recordsOf(profiles, {
    table: sql`freelance_profiles`,
    as: sql`p`,
    visible,
    columns: {
      ...talentColumns(day),
      ...detailColumns(day),
      ownerId: sql`p.user_id`,
      state: sql`case when p.is_private then 'hidden' else 'shown' end`,
      picture: sql`(select u.picture_key from users u where u.id = p.user_id)`,
      resumes: resumeColumn,
      ...pageColumns,
      resumeCount: sql`cardinality(p.resume_ids)`,
    },
    setState: (state) => sql`is_private = ${state === 'hidden'}`,
    facts: [
      ...([
        'title',
        'experience',
        'professions',
        'skills',
        'experiences',
        'trainings',
        'languages',
        'contractType',
        'legalStatus',
      ] as const),
      ...(['dailyRateCents', 'annualSalaryCents', 'daysPerWeek', 'areas', 'remote', 'mobilityNote', 'availabilityState'] as const),
      ...(['availableFrom', 'linkedin', 'twitter', 'resumes', 'showsPicture', 'showsRate', 'isFound'] as const),
    ],
    words: factWords,
    orders: { name: [sql`p.name_key`, sql`text`] },
    filters: {},
    insert: ({ actor, input: { title } }) => sql`(user_id, title) values (${actor.id}, ${title})`,
    taken: { freelance_profiles_pkey: () => new AppError('record.taken') },
    checks: {
      presentation: ({ tx }, { row, input: { experience } }) =>
        refuseUnknown(tx, { experience: ['experiences', unlike(experience ? [experience] : [], row.experience ? [row.experience] : [])] }),
      expertise: ({ tx }, { row, input }) =>
        refuseUnknown(tx, { professions: ['activity-areas', unlike(input.professions, row.professions)] }),
      mobility: ({ tx }, { row, input }) => refuseUnknown(tx, { areas: ['mobility-areas', unlike(input.areas, row.areas)] }),
    },
    sets: {
      presentation: ({ input }) => touched(assigned(input)),
      expertise: ({ input: { professions, skills } }) => {
        const names = distinctSkills(skills.map(({ name }) => name));
        const rated = skills.filter(({ name, level }) => level !== null && names.includes(name));
        return touched(sql`professions = ${professions}, skills = ${names}, skill_levels = ${whole(rated)}`);
      },
      experiences: ({ input: { experiences } }) => {
        refuse(experienceErrors(experiences, today()));
        return touched(sql`experiences = ${whole(experiences.toSorted(byDate))}`);
      },
      trainings: ({ input: { trainings } }) =>
        touched(sql`trainings = ${whole(trainings.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0)))}`),
      languages: ({ input: { languages } }) => touched(sql`languages = ${whole(languages)}`),
      conditions: ({ input: { contractType, legalStatus, dailyRateCents, annualSalaryCents, daysPerWeek } }) => {
        const isFreelance = contractType === 'Freelance';
        const paid = {
          legalStatus: isFreelance ? legalStatus : null,
          dailyRateCents: isFreelance ? dailyRateCents : null,
          annualSalaryCents: isFreelance ? null : annualSalaryCents,
        };
        return touched(assigned({ contractType, ...paid, daysPerWeek }));
      },
      mobility: ({ input }) => touched(assigned(input)),
      availability: ({ input }) => {
        refuse(availabilityErrors(input, today()));
        return touched(assigned({ ...keptOf(input, today()), availabilitySaidOn: today() }));
      },
      links: ({ input }) => touched(assigned(input)),
      addResume: ({ input: { fileId } }) => touched(sql`resume_ids = resume_ids || ${fileId}::uuid`),
      mainResume: ({ row, input: { fileId } }) => {
        if (row.resumes.every(({ id }) => id !== fileId)) fileGone();
        return touched(sql`resume_ids = ${fileId}::uuid || array_remove(resume_ids, ${fileId}::uuid)`);
      },
      removeResume: ({ row, input: { fileId } }) => {
        if (row.resumes.every(({ id }) => id !== fileId)) fileGone();
        return touched(sql`resume_ids = array_remove(resume_ids, ${fileId}::uuid)`);
      },
      // Opened again, a page has the address it had.
      openPage: ({ row }) => touched(sql`is_page_open = true, page_slug = coalesce(page_slug, ${slugOf(row, randomPart())})`),
      closePage: () => touched(sql`is_page_open = false`),
      renewPage: ({ row }) => touched(sql`page_slug = ${slugOf(row, randomPart())}`),
      pageChoices: ({ input }) => touched(assigned(input)),
      hide: () => sql`updated_at = now()`,
      show: () => sql`updated_at = now()`,
    },
    effects: {
      addResume: ({ tx }, { actor, row, input }) => attachFile(tx, actor, input.fileId, { kind, id: row.id, purpose: 'resume' }),
      removeResume: ({ tx }, { row, input }) => dropFile(tx, { kind, id: row.id }, input.fileId),
    },
    told: () => ownKinds,
    sheet: (language) => {
      const { talents, profile, words } = texts[language];
      const { field, contractType, legalStatus } = talents;
      const { field: own, value } = words.profile;
      const money = (cents: number | null) => (cents === null ? '' : formatMoney({ cents, currency: 'EUR' }, language));
      return {
        name: profile.file,
        columns: [
          { title: field.lastName, value: (row) => row.lastName },
          { title: field.firstName, value: (row) => row.firstName },
          { title: own.title, value: (row) => row.title ?? '' },
          { title: own.professions, value: (row) => row.professions.map((one) => one[language]).join(', ') },
          { title: own.skills, value: (row) => row.skills.join(', ') },
          { title: own.experience, value: (row) => row.experience?.[language] ?? '' },
          { title: own.contractType, value: (row) => (row.contractType ? contractType[row.contractType] : '') },
          { title: own.legalStatus, value: (row) => (row.legalStatus ? legalStatus[row.legalStatus] : '') },
          { title: own.dailyRateCents, value: (row) => money(row.dailyRateCents) },
          { title: own.annualSalaryCents, value: (row) => money(row.annualSalaryCents) },
          { title: own.availabilityState, value: (row) => (row.availabilityState ? value.availabilityState[row.availabilityState] : '') },
          { title: own.availableFrom, value: (row) => row.availableFrom ?? '' },
          { title: own.areas, value: (row) => row.areas.map((one) => one[language]).join(', ') },
          { title: own.remote, value: (row) => (row.remote ? value.remote[row.remote] : '') },
        ],
      };
    },
  });
}
