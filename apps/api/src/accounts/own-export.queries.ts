import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

type Profile = {
  type: string;
  lang: string;
  createdAt: string;
  emailVerifiedAt: string | null;
  company: { name: string; role: string | null } | null;
  freelance: object | null;
  /** Of answers of the FAQ. */
  opinions: { question: string; isUseful: boolean }[];
  /** Of lists. */
  views: { list: string; name: string; query: string }[];
  /** To needs, as they were sent. */
  applications: { need: string; state: string; message: string; sentAt: string }[];
  /** Needs put before them. */
  proposals: { need: string; state: string; message: string; reason: string | null; at: string }[];
  favourites: string[];
  /** Of people: how many, since those are others. */
  lists: { name: string; isShared: boolean; people: number }[];
  favouritePeople: number;
};

export const findProfile = (tx: Tx, userId: string): Promise<Profile> =>
  tx.one(sql`
    select u.type, u.lang, u.created_at as "createdAt", u.email_verified_at as "emailVerifiedAt",
      case when c.id is not null then json_build_object('name', c.name, 'role', r.label) end as company,
      (select json_build_object('isPrivate', p.is_private, 'title', p.title, 'professions', p.professions, 'skills', p.skills,
        'experience', p.experience, 'contractType', p.contract_type, 'legalStatus', p.legal_status, 'dailyRateCents', p.daily_rate_cents,
        'annualSalaryCents', p.annual_salary_cents, 'availableFrom', p.available_from, 'busy', p.busy, 'skillLevels', p.skill_levels,
        'experiences', p.experiences, 'trainings', p.trainings, 'languages', p.languages, 'daysPerWeek', p.days_per_week, 'areas', p.areas,
        'remote', p.remote, 'mobilityNote', p.mobility_note, 'linkedin', p.linkedin, 'twitter', p.twitter,
        'publicPage', json_build_object('isOpen', p.is_page_open, 'address', p.page_slug, 'showsPicture', p.shows_picture,
          'showsRate', p.shows_rate, 'isFound', p.is_found),
        'resumes', array(select f.name from files f where f.id = any(p.resume_ids))) from freelance_profiles p
        where p.user_id = u.id) as freelance,
      coalesce((select json_agg(json_build_object('question', q.question_fr, 'isUseful', v.is_useful) order by q.rank)
        from faq_votes v join faq_questions q on q.id = v.question_id where v.user_id = u.id), '[]') as opinions,
      coalesce((select json_agg(json_build_object('list', v.list, 'name', v.name, 'query', v.query, 'isTold', v.is_told) order by v.list, v.name_key)
        from views v where v.owner_id = u.id), '[]') as views,
      coalesce((select json_agg(json_build_object('need', o.title, 'state', a.state, 'message', a.message, 'dailyRateCents', a.daily_rate_cents,
        'annualSalaryCents', a.annual_salary_cents, 'availableFrom', a.available_from, 'noSlot', a.no_slot,
        'resume', (select f.name from files f where f.id = a.id), 'sentAt', a.sent_at) order by a.sent_at)
        from applications a join opportunities o on o.id = a.opportunity_id where a.owner_id = u.id), '[]') as applications,
      coalesce((select json_agg(json_build_object('need', o.title, 'state', q.state, 'message', q.message, 'reason', q.reason, 'at', q.created_at)
        order by q.created_at) from proposals q join opportunities o on o.id = q.opportunity_id where q.owner_id = u.id), '[]') as proposals,
      array(select o.title from opportunity_favourites f join opportunities o on o.id = f.opportunity_id where f.user_id = u.id order by f.at) as favourites,
      coalesce((select json_agg(json_build_object('name', l.name, 'isShared', l.is_shared,
        'people', (select count(*) from people_list_members m where m.list_id = l.id)) order by l.name_key)
        from people_lists l where l.owner_id = u.id and l.state = 'kept'), '[]') as lists,
      (select count(*)::int from person_favourites f where f.user_id = u.id) as "favouritePeople"
    from users u left join companies c on c.id = u.company_id left join company_roles r on r.id = u.role_id
    where u.id = ${userId}`);

export type OwnEvent = {
  at: string;
  kind: string;
  about: string | null;
  input: object | null;
  before: object | null;
  after: object | null;
};

/** Why a purge was put off is for the administrators alone. */
const told = (fields: Sql): Sql => sql`(case when kind like 'retention.%' then ${fields} - 'reason' else ${fields} end)::text`;

/** What this person did and what was done to their account, latest first; by whom, and what was done to others, is others' data. */
export const listOwnEvents = (tx: Tx, userId: string, most: number): Promise<OwnEvent[]> =>
  tx.many(sql`
    select at, kind, label as about, input::json, before::json, after::json from (
      (select id, at, kind, null as label, null as input, null as before, null as after from events where actor_id = ${userId} and subject_id <> ${userId} order by id desc limit ${most})
      union
      (select id, at, kind, label, ${told(sql`input`)}, ${told(sql`before`)}, ${told(sql`after`)} from events where subject_id = ${userId} order by id desc limit ${most})) e
    order by id desc limit ${most}`);

type OwnDevice = { device: string; firstSeenAt: string };
export const listKnownDevices = (tx: Tx, userId: string): Promise<OwnDevice[]> =>
  tx.many(sql`select device, first_seen_at as "firstSeenAt" from known_devices where user_id = ${userId} order by first_seen_at`);

type IdentityData = {
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  linkedAt: string;
  lastUsedAt: string | null;
};
export const listOwnIdentities = (tx: Tx, userId: string): Promise<IdentityData[]> =>
  tx.many(sql`
    select provider, issuer, subject, email, linked_at as "linkedAt", last_used_at as "lastUsedAt" from identities
    where user_id = ${userId} order by linked_at`);

type OwnNotification = { at: string; kind: string; readAt: string | null };
/** Of what others did, no more than that one was told of it. */
export const listOwnNotifications = (tx: Tx, userId: string): Promise<OwnNotification[]> =>
  tx.many(sql`select at, kind, read_at as "readAt" from notifications where user_id = ${userId} order by event_id desc limit 1000`);

/** What they have written themselves; what others wrote to them is the others'. */
export const listOwnMessages = (tx: Tx, userId: string, most: number): Promise<{ text: string; sentAt: string }[]> =>
  tx.many(sql`
    select x.text, x.sent_at as "sentAt" from messages x where x.author_id = ${userId} and x.deleted_at is null order by x.id desc limit ${most}`);

export type OwnFile = { kind: string; contentId: string; name: string; size: number };
/** Resumes, documents with their earlier versions, papers of the administrative file, what went with applications, and signed contracts. */
export const listOwnFiles = (tx: Tx, userId: string): Promise<OwnFile[]> =>
  tx.many(sql`
    with own (id, kind) as (
      select p.id, 'administrative' from files p where p.record_kind = 'administrative' and p.record_id = ${userId} union
      select unnest(p.resume_ids), 'resumes' from freelance_profiles p where p.user_id = ${userId} union
      select d.file_id, 'documents' from documents d where d.owner_id = ${userId} union
      select o.file_id, 'documents' from document_versions o join documents d on d.id = o.document_id where d.owner_id = ${userId} union
      select a.id, 'applications' from applications a where a.owner_id = ${userId} union
      select c.file_id, 'contracts' from contracts c where c.owner_id = ${userId} and (c.sent_at is not null or c.signed_at is not null))
    select o.kind, coalesce(f.content_id, f.id) as "contentId", f.name, f.size from own o join files f on f.id = o.id order by o.kind, f.sent_at, f.id`);
