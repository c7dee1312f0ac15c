-- What a fee comes to, in two: what has no query within is written into the statement that asks, so that a desk of many daily fees calls nothing for each.
create function monthly_cents(fee integer, starts date, ends date) returns bigint language sql immutable parallel safe
  return (
    select sum(round(fee::numeric * (least(ends, (m + interval '1 month')::date - 1) - greatest(starts, m::date) + 1)
      / extract(day from m + interval '1 month' - interval '1 day')))
    from generate_series(date_trunc('month', starts::timestamp), ends::timestamp, interval '1 month') m)::bigint;

create or replace function delivery_cents(mode text, fee integer, days integer, starts date, ends date) returns bigint language sql immutable parallel safe
  return case mode when 'daily' then round(fee::numeric * days / 100)::bigint else monthly_cents(fee, starts, ends) end;
