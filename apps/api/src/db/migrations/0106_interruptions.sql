-- Days between two times of work: a delivery that was stopped and resumed, or renewed some time after its end, has none of them.
alter table deliveries add column interruptions datemultirange not null default '{}';

-- The public holidays of some years: the rule of the domain (holidaysOf), where fees are counted. A test compares both.
create function holidays_between(first integer, last integer, zone text, is_whit_monday_worked boolean) returns date[] language sql immutable parallel safe
  return array(
    select h.day
    from generate_series(first, last) y
      cross join lateral (select y % 19 as a, y / 100 as b, y % 100 as c) s
      cross join lateral (select (19 * s.a + s.b - s.b / 4 - (s.b - (s.b + 8) / 25 + 1) / 3 + 15) % 30 as h) n
      cross join lateral (select (32 + 2 * (s.b % 4) + 2 * (s.c / 4) - n.h - s.c % 4) % 7 as l) m
      cross join lateral (select n.h + m.l - 7 * ((s.a + 11 * n.h + 22 * m.l) / 451) + 114 as days) e
      cross join lateral (select make_date(y, e.days / 31, e.days % 31 + 1) as sunday) easter
      cross join lateral (
        select easter.sunday + f.days as day from unnest(array[1, 39]) f (days)
        union all select easter.sunday + 50 where not is_whit_monday_worked
        union all select easter.sunday - 2 where zone = 'alsaceMoselle'
        union all select make_date(y, f.month_day / 100, f.month_day % 100)
        from unnest(array[101, 501, 508, 714, 815, 1101, 1111, 1225,
          case zone when 'mayotte' then 427 when 'martinique' then 522 when 'guadeloupe' then 527 when 'saintMartin' then 528 when 'guyane' then 610
            when 'saintBarthelemy' then 1009 when 'reunion' then 1220 when 'alsaceMoselle' then 1226 else 101 end]) f (month_day)) h);

-- What a fee that is paid for a month comes to over all of its months: the rule of the domain (monthlyCents). Each month is worth the share that the
-- days it plans have of those of the whole month, rounded by the month, as its report is. Days are planned by weeks, the first ones of each.
create function monthly_cents(fee integer, starts date, ends date, week integer, zone text, is_whit_monday_worked boolean, interruptions datemultirange)
  returns bigint language sql immutable parallel safe
  return (
    with span as (
      select date_trunc('month', starts::timestamp)::date as first, (date_trunc('month', ends::timestamp) + interval '1 month')::date - 1 as last),
    worked as (
      select d.day, d.day - extract(isodow from d.day)::integer as week_of,
        d.day between starts and ends and not interruptions @> d.day as is_own
      from (select s.first - 6 + n as day from span s, generate_series(0, (select last - first + 12 from span)) n) d
      where extract(isodow from d.day) <= greatest(week, 5)
        and d.day <> all ((select holidays_between(extract(year from s.first)::integer - 1, extract(year from s.last)::integer + 1, zone, is_whit_monday_worked) from span s)::date[])),
    ranked as (
      select w.day, w.is_own, row_number() over (partition by w.week_of order by w.day) as place,
        count(*) filter (where w.is_own) over (partition by w.week_of order by w.day) as own_place
      from worked w),
    months as (
      select count(*) filter (where r.place <= week) as whole, count(*) filter (where r.is_own and r.own_place <= week) as own
      from ranked r, span s where r.day between s.first and s.last group by date_trunc('month', r.day::timestamp))
    select coalesce(sum(round(fee::numeric * least(m.own, m.whole) / nullif(m.whole, 0))), 0)::bigint from months m where fee is not null having fee is not null);

-- What was sold, and what is paid for it, by the terms of now: kept, so that lists of many months count nothing.
create function delivery_cents(mode text, fee integer, days integer, starts date, ends date, week integer, zone text, is_whit_monday_worked boolean,
  interruptions datemultirange) returns bigint language sql immutable parallel safe
  return case when mode = 'daily' then round(fee::numeric * days / 100)::bigint
    else monthly_cents(fee, starts, ends, week, zone, is_whit_monday_worked, interruptions) end;
alter table deliveries
  add column sell_total_cents bigint generated always as
    (delivery_cents(fee_mode, sell_cents, days_sold, starts_on, ends_on, days_per_week, holiday_zone, is_whit_monday_worked, interruptions)) stored,
  add column buy_total_cents bigint generated always as
    (delivery_cents(fee_mode, buy_cents, days_sold, starts_on, ends_on, days_per_week, holiday_zone, is_whit_monday_worked, interruptions)) stored;

create or replace function operation_cents(d deliveries) returns bigint language sql immutable parallel safe
  return coalesce(d.buy_total_cents, d.sell_total_cents);
