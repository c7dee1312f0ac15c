import { type BenefitInput, type BenefitUse, benefitErrors } from '@jalon/domain/benefits/benefit';
import { benefits } from '@jalon/domain/benefits/benefit-api';
import { isType, type User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { textOf } from '@jalon/domain/core/rich-text';
import { texts } from '@jalon/domain/locales/all';
import type { Context } from '../core/context.ts';
import { orderByHand } from '../core/order-by-hand.ts';
import { assigned, inserted } from '../core/record-statements.ts';
import { missing, recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Zone } from '../operator/house.ts';

const table = sql`benefits`;
const order = orderByHand(table, 'benefit_rank');
const isWriter = (actor: User): boolean => isType(actor, 'Admin');
/** Counted for those alone who are told. */
const uses =
  (how: BenefitUse) =>
  (actor: User): Sql =>
    isWriter(actor) ? sql`(select count(*)::int from benefit_uses u where u.benefit_id = b.id and u.how = ${how})` : sql`null::int`;

function checked(input: BenefitInput, today: string): BenefitInput {
  const fields = benefitErrors(input, today);
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
  return input;
}

export const benefitRecordsIn = (timeZone: Zone) =>
  recordsOf(benefits, {
    table,
    as: sql`b`,
    // What is over is for those who may prolong it.
    visible: (actor) =>
      isWriter(actor) ? sql`true` : sql`(b.state = 'published' and coalesce(b.ends_on >= ${todayIn(timeZone(), new Date())}::date, true))`,
    hidden: (actor) => (isWriter(actor) ? [] : ['copies', 'clicks']),
    columns: { endsOn: sql`b.ends_on::text`, copies: uses('copy'), clicks: uses('click') },
    facts: ['partner', 'title', 'text', 'code', 'link', 'endsOn'],
    label: sql`b.partner || ', ' || b.title`,
    orders: { rank: [sql`b.rank`, sql`numeric`] },
    filters: {},
    insert: ({ id, input }) => inserted({ id, ...checked(input, todayIn(timeZone(), new Date())) }),
    sets: {
      update: ({ input }) => sql`${assigned(checked(input, todayIn(timeZone(), new Date())))}, updated_at = now()`,
      // A draft may have waited for longer than what it tells of.
      publish: ({ row }) => {
        checked(row, todayIn(timeZone(), new Date()));
        return sql`updated_at = now()`;
      },
      move: order.move,
    },
    turn: order.turn,
    // What was there before is for those who write.
    told: (actor) => (isWriter(actor) ? undefined : []),
    sheet: (language) => {
      const { benefits: own, words } = texts[language];
      return {
        name: own.file,
        columns: [
          { title: own.column.partner, value: (row) => row.partner },
          { title: own.column.title, value: (row) => row.title },
          { title: own.column.text, value: (row) => textOf(row.text) },
          { title: own.column.code, value: (row) => row.code },
          { title: own.column.link, value: (row) => row.link },
          { title: own.column.endsOn, value: (row) => row.endsOn ?? '' },
          { title: own.column.state, value: (row) => words.benefit.state[row.state] },
          { title: own.column.copies, value: (row) => String(row.copies ?? '') },
          { title: own.column.clicks, value: (row) => String(row.clicks ?? '') },
        ],
      };
    },
  });

type Used = Context<(typeof benefits.more)['use'] & EndpointSpec>;
export const benefitMore = (timeZone: Zone) => ({
  /** Once for each person and day: whoever copies a code twice wants it once. */
  async use({ tx, actor, params: { id }, body: { how } }: Used) {
    if (!(await benefitRecordsIn(timeZone).find(tx, actor, id))) missing();
    const counted = await tx.many(sql`
      insert into benefit_uses (benefit_id, user_id, how) values (${id}, ${actor.id}, ${how}) on conflict do nothing returning 1`);
    return { isCounted: counted.length > 0 };
  },
});
