import { cleanRichText } from '../core/rich-text.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoMissed, demoQuestions } from './faq-questions.ts';

type Setting = { idOf: (name: string) => string; daysBefore: (days: number) => Date };

/** Answers for every audience, one of them still a draft, with what their readers thought of them and what they missed. */
export async function loadFaq(tx: Tx, { idOf, daysBefore }: Setting): Promise<void> {
  for (const [index, { theme, audience, state = 'published', fr, en = ['', ''], votes = [0, 0] }] of demoQuestions.entries()) {
    const id = idOf(fr[0]);
    await tx.many(sql`
      insert into faq_questions (id, state, question_fr, answer_fr, question_en, answer_en, audience, theme, updated_at)
      values (${id}, ${state}, ${fr[0]}, ${cleanRichText(fr[1])}, ${en[0]}, ${cleanRichText(en[1])}, ${audience}, ${theme}, ${daysBefore(60 - index * 3)})`);
    await tx.many(sql`
      insert into faq_votes (question_id, user_id, is_useful)
      select ${id}, u.id, row_number() over (order by u.id) <= ${votes[0]} from users u
      where u.type in ('Freelance', 'Company') and u.email not like '%@jalon.test' order by u.id limit ${votes[0] + votes[1]}`);
  }
  for (const { text, type, count } of demoMissed)
    await tx.many(
      sql`insert into faq_missed (day, text, type, count) values (${daysBefore(3)}::timestamptz::date, ${text}, ${type}, ${count})`,
    );
}
