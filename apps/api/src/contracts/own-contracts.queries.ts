import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { numberOf } from './contracts.columns.ts';

type OwnContract = {
  number: string;
  amendment: number;
  type: string;
  state: string;
  startsOn: string;
  endsOn: string | null;
  /** What was agreed and the words of it: not while it is being prepared again. */
  terms: object | null;
  body: string | null;
  /** How the document calls those whom it is between. */
  parties: object | null;
  sentAt: string | null;
  signedAt: string | null;
  endedOn: string | null;
  signatures: { side: string; name: string; signedAt: string }[];
  file: string | null;
};

/** The contracts that a person may read, as they may read them; who else has signed is part of what they hold. */
export const listOwnContracts = (tx: Tx, userId: string): Promise<OwnContract[]> =>
  tx.many(sql`
    select ${numberOf(sql`c`)} as number, c.amendment, c.type, c.state, c.starts_on::text as "startsOn", c.ends_on::text as "endsOn",
      case when c.body is not null or c.file_id is not null then json_build_object('feeMode', c.fee_mode, 'feeCents', c.fee_cents, 'days', c.days, 'paymentDays', c.payment_days,
        'paymentFrom', c.payment_from, 'category', c.category, 'workingTime', c.working_time, 'hoursPerWeek', c.hours_per_week,
        'hourlyCents', c.hourly_cents, 'monthlyCents', c.monthly_cents, 'conditions', c.conditions) end as terms,
      c.body, c.parties, c.sent_at as "sentAt", c.signed_at as "signedAt", c.ended_on::text as "endedOn",
      coalesce((select json_agg(json_build_object('side', s.side, 'name', s.name, 'signedAt', s.signed_at) order by s.signed_at)
        from contract_signatures s where s.contract_id = c.id), '[]') as signatures,
      (select f.name from files f where f.id = c.file_id) as file
    from contracts c where c.owner_id = ${userId} and (c.sent_at is not null or c.signed_at is not null) order by c.since, c.id`);
