import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import type { faq } from '@jalon/domain/faq/faq-api';
import { type FaqMissed, faqMissedLimits } from '@jalon/domain/faq/faq-feedback';
import type { Context } from '../core/context.ts';
import { operatorDay } from '../core/operator-day.ts';
import { countCall, isFirstCall } from '../core/rate-limit.ts';
import { missing } from '../core/records.ts';
import { hasWords, matching } from '../core/search.ts';
import { sql } from '../db/sql.ts';
import { faqRecords } from './faq.records.ts';

type Asked<Name extends keyof typeof faq.more> = Context<(typeof faq.more)[Name] & EndpointSpec>;

export const faqMore = {
  /** Once for each person: another vote takes the place of the first. */
  async vote({ tx, actor, params: { id }, body: { isUseful } }: Asked<'vote'>) {
    const row = (await faqRecords.find(tx, actor, id)) ?? missing();
    await tx.many(
      isUseful === null
        ? sql`delete from faq_votes where question_id = ${id} and user_id = ${actor.id}`
        : sql`insert into faq_votes (question_id, user_id, is_useful) values (${id}, ${actor.id}, ${isUseful})
            on conflict (question_id, user_id) do update set is_useful = excluded.is_useful`,
    );
    return faqRecords.present(actor, { ...row, vote: isUseful });
  },
  /** Looked for again here: only what really finds nothing for this reader is noted, once a day for each. */
  async miss({ tx, actor, body: { text } }: Asked<'miss'>) {
    await countCall(tx, `faq missed ${actor.id}`, faqMissedLimits);
    if (!hasWords(text) || !(await isFirstCall(tx, `faq missed ${actor.id} ${text.toLowerCase()}`, 86_400))) return { isNoted: false };
    const noted = await tx.many(sql`
      insert into faq_missed (text, type) select lower(${text}), ${actor.type}
      where not exists (
        select 1 from faq_questions q where ${faqRecords.store.visible(actor)} and ${matching({ text, column: sql`q.search` })})
      on conflict (day, text, type) do update set count = faq_missed.count + 1 returning 1`);
    return { isNoted: noted.length > 0 };
  },
  async missed({ tx }: Asked<'missed'>) {
    return {
      rows: await tx.many<FaqMissed>(sql`
        select text, sum(count)::int as count, array_agg(distinct type) as types from faq_missed
        where day > ${operatorDay} - ${faqMissedLimits.days}::int group by text order by sum(count) desc, text limit ${faqMissedLimits.told}`),
    };
  },
};
