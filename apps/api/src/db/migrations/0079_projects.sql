-- Projects of companies, and the deliveries of freelances in them.

create table projects (
  id uuid primary key,
  company_id uuid not null references companies,
  division_id uuid references divisions,
  -- The need it was opened for, where there was one.
  opportunity_id uuid references opportunities on delete set null,
  state text not null default 'ongoing' check (state in ('ongoing', 'finished')),
  title text not null check (length(title) <= 50),
  -- A code of the list of sectors.
  expertise_area text,
  place text check (length(place) <= 100),
  description text not null default '' check (length(description) <= 20000),
  starts_on date not null,
  ends_on date check (ends_on > starts_on),
  signed_budget_cents bigint check (signed_budget_cents > 0),
  signed_on date,
  sales_contact_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  title_key text not null generated always as (fold(title)) stored,
  -- What goes on comes after all that has an end.
  ends_key date not null generated always as (coalesce(ends_on, 'infinity')) stored,
  search text not null generated always as (' ' || fold(title) || ' ' || fold(coalesce(place, ''))) stored
);
create index projects__starts on projects (starts_on, id);
create index projects__title on projects (title_key, id);
create index projects__ends on projects (ends_key, id);
create index projects__company_starts on projects (company_id, starts_on, id);
create index projects__company_title on projects (company_id, title_key, id);
create index projects__company_ends on projects (company_id, ends_key, id);
create index projects__state on projects (state, starts_on, id);
create index projects__division on projects (division_id);
create index projects__opportunity on projects (opportunity_id);
create index projects__sales_contact on projects (sales_contact_id);
create index projects__search on projects using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);

create table deliveries (
  id uuid primary key,
  project_id uuid not null references projects,
  -- Kept beside it: what a company, or a division of it, lists of its deliveries is walked by an index.
  company_id uuid not null references companies,
  division_id uuid references divisions,
  owner_id uuid not null references users,
  application_id uuid references applications on delete set null,
  state text not null default 'ongoing' check (state in ('ongoing', 'renewable', 'stopped', 'finished')),
  title text not null check (length(title) <= 50),
  starts_on date not null,
  ends_on date not null check (ends_on > starts_on),
  -- Hundredths of a day.
  days_sold integer not null check (days_sold > 0),
  free_days integer not null default 0 check (free_days >= 0),
  -- How many days of a week are worked: what the specification calls frequency.
  days_per_week smallint not null check (days_per_week between 1 and 7),
  working_days_in_year smallint check (working_days_in_year between 1 and 366),
  -- For a day or for a month, by the mode.
  fee_mode text not null default 'daily' check (fee_mode in ('daily', 'monthly')),
  sell_cents integer check (sell_cents > 0),
  buy_cents integer check (buy_cents > 0),
  -- Expenses paid whatever they are: for each day worked, and for each month.
  daily_expenses_cents integer not null default 0 check (daily_expenses_cents >= 0),
  monthly_expenses_cents integer not null default 0 check (monthly_expenses_cents >= 0),
  conditions text not null default '' check (length(conditions) <= 2000),
  -- Which public holidays are kept where the work is done.
  holiday_zone text not null default 'metropolitan',
  is_whit_monday_worked boolean not null default false,
  -- Why it was stopped.
  reason text check (length(reason) <= 1000),
  -- The end that those around it were told of before it came.
  warned_for date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  title_key text not null generated always as (fold(title)) stored
);
create unique index deliveries__application on deliveries (application_id);
create index deliveries__owner on deliveries (owner_id, starts_on, id);
create index deliveries__owner_ends on deliveries (owner_id, ends_on, id);
create index deliveries__project on deliveries (project_id, starts_on, id);
create index deliveries__company_starts on deliveries (company_id, starts_on, id);
create index deliveries__company_ends on deliveries (company_id, ends_on, id);
create index deliveries__starts on deliveries (starts_on, id);
create index deliveries__ends on deliveries (ends_on, id);
create index deliveries__state on deliveries (state, ends_on, id);
create index deliveries__division on deliveries (division_id);

-- The chain of a delivery: what it was before each renewal.
create table delivery_renewals (
  delivery_id uuid not null references deliveries on delete cascade,
  number smallint not null,
  renewed_at timestamptz not null default now(),
  renewed_by uuid references users on delete set null,
  ended_on date not null,
  ends_on date not null,
  days_added integer not null,
  primary key (delivery_id, number)
);

-- What was sold of a delivery, or is paid for it, by a fee: for its days, or for each month it covers, by the share of its days, rounded by the month.
create function delivery_cents(mode text, fee integer, days integer, starts date, ends date) returns bigint language sql immutable parallel safe
  return case mode
    when 'daily' then round(fee::numeric * days / 100)
    else (
      select sum(round(fee::numeric * (least(ends, (m + interval '1 month')::date - 1) - greatest(starts, m::date) + 1)
        / extract(day from m + interval '1 month' - interval '1 day')))
      from generate_series(date_trunc('month', starts::timestamp), ends::timestamp, interval '1 month') m)
  end::bigint;
