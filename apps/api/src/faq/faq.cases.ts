import { randomUUIDv7 } from 'node:crypto';
import type { Cases } from '../../test/features.ts';
import { about, type Circle } from '../../test/matrix/records.ts';
import { sql } from '../db/sql.ts';

const insert = (state: 'draft' | 'published', id = randomUUIDv7()) => sql`
  insert into faq_questions (id, state, question_fr, answer_fr, question_en, answer_en, audience, theme)
  values (${id}, ${state}, ${id}, '<p>Oui</p>', '', '', 'everyone', 'time') returning id, version`;
const published = ({ database }: Pick<Circle, 'database'>) => database.one<{ id: string }>(insert('published'));
const draft = ({ database }: Pick<Circle, 'database'>) => database.one<{ id: string }>(insert('draft'));

const body = { questionFr: 'Quand ?', answerFr: '<p>Demain</p>', questionEn: '', answerEn: '', audience: 'everyone', theme: 'time' };
const viewing = { may: ['freelance', 'company', 'commercial', 'admin'], isCommon: true } as const;
const reading = { may: ['freelance', 'company', 'commercial'], isCommon: true } as const;
const writing = { may: ['admin'], isCommon: true } as const;

export const cases: Cases = {
  path: '/api/faq',
  rows: {
    'GET /api/faq': viewing,
    'GET /api/faq/:id': { ...viewing, record: about(published) },
    'GET /api/faq/:id/history': { ...viewing, record: about(published) },
    'GET /api/faq/export/:format': { ...viewing, input: { params: { format: 'csv' } } },
    'POST /api/faq': { ...writing, input: { body }, status: 201 },
    'PUT /api/faq/:id': { ...writing, record: about(published, {}, { ...body, version: 1 }) },
    'POST /api/faq/:id/publish': { ...writing, record: about(draft) },
    'POST /api/faq/:id/unpublish': { ...writing, record: about(published) },
    'POST /api/faq/:id/move': { ...writing, record: about(published, {}, { after: null }) },
    'DELETE /api/faq/:id': { ...writing, record: about(draft) },
    'PUT /api/faq/:id/vote': { ...reading, record: about(published, {}, { isUseful: true }) },
    'POST /api/faq/missed': { ...reading, input: { body: { text: 'introuvable' } } },
    'GET /api/faq/missed': writing,
  },
  silent: {
    'PUT /api/faq/:id/vote': 'an opinion is counted, not told',
    'POST /api/faq/missed': 'counted without a name',
  },
  sorted: { 'GET /api/faq': { as: 'admin', facts: sql`select id, rank::float8 as rank from faq_questions` } },
  table: 'faq_questions',
  async fill(tx, count) {
    await tx.many(sql`
      insert into faq_questions (id, state, question_fr, answer_fr, question_en, answer_en, audience, theme)
      select gen_random_uuid(), case when n % 10 = 0 then 'draft' else 'published' end, 'Question ' || md5(n::text), '<p>Réponse ' || n || '</p>', '', '',
        (array['everyone', 'freelances', 'companies'])[1 + n % 3], (array['documents', 'time', 'payment'])[1 + n % 3]
      from generate_series(1, ${count}::int) n`);
    await tx.many(sql`analyze faq_questions`);
  },
  known: async ({ database }) =>
    Promise.all(Array.from({ length: 20 }, async (_, n) => ({ ...(await (n % 2 ? draft : published)({ database })), after: null }))),
};
