import { isType, type User } from '@jalon/domain/core/actor';
import { textOf } from '@jalon/domain/core/rich-text';
import { audiencesOf } from '@jalon/domain/faq/faq';
import { faq } from '@jalon/domain/faq/faq-api';
import { texts } from '@jalon/domain/locales/all';
import { orderByHand } from '../core/order-by-hand.ts';
import { assigned, inserted } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';

const table = sql`faq_questions`;
const order = orderByHand(table, 'faq_rank');
const isWriter = (actor: User): boolean => isType(actor, 'Admin');
const votes = (isUseful: boolean): Sql =>
  sql`(select count(*)::int from faq_votes v where v.question_id = q.id and v.is_useful = ${isUseful})`;

export const faqRecords = recordsOf(faq, {
  table,
  as: sql`q`,
  visible: (actor) => (isWriter(actor) ? sql`true` : sql`(q.state = 'published' and q.audience = any(${[...audiencesOf(actor)]}))`),
  hidden: (actor) => (isWriter(actor) ? [] : ['useful', 'useless']),
  columns: {
    vote: (actor) => sql`(select v.is_useful from faq_votes v where v.question_id = q.id and v.user_id = ${actor.id})`,
    useful: votes(true),
    useless: votes(false),
  },
  facts: ['questionFr', 'answerFr', 'questionEn', 'answerEn', 'audience', 'theme'],
  label: sql`q.question_fr`,
  orders: { rank: [sql`q.rank`, sql`numeric`] },
  filters: {},
  search: sql`q.search`,
  found: {
    hit: ({ questionFr, questionEn, theme }, language) => ({
      ...{ kind: 'question', label: (language === 'en' && questionEn) || questionFr, detail: texts[language].words.faq.value.theme[theme] },
    }),
  },
  insert: ({ id, input }) => inserted({ id, ...input }),
  sets: {
    update: ({ input }) => sql`${assigned(input)}, updated_at = now()`,
    move: order.move,
  },
  turn: order.turn,
  // What was there before is for those who write.
  told: (actor) => (isWriter(actor) ? undefined : []),
  sheet: (language) => {
    const { column } = texts[language].faq;
    const { state, value } = texts[language].words.faq;
    return {
      name: 'faq',
      columns: [
        { title: column.questionFr, value: (row) => row.questionFr },
        { title: column.answerFr, value: (row) => textOf(row.answerFr) },
        { title: column.questionEn, value: (row) => row.questionEn },
        { title: column.answerEn, value: (row) => textOf(row.answerEn) },
        { title: column.theme, value: (row) => value.theme[row.theme] },
        { title: column.audience, value: (row) => value.audience[row.audience] },
        { title: column.state, value: (row) => state[row.state] },
      ],
    };
  },
});
