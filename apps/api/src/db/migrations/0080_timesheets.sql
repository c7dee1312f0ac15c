-- The month of a freelance on one delivery (CRA). There is one for each month of a delivery, made when somebody first looks at it.

create table timesheets (
  id uuid primary key,
  delivery_id uuid not null references deliveries,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  division_id uuid references divisions,
  owner_id uuid not null references users,
  -- The first day of it.
  month date not null check (extract(day from month) = 1),
  state text not null default 'new' check (state in ('new', 'waiting', 'validated', 'rejected')),
  -- Sums of its entries, in hundredths of a day: billed, worked but not billed, absent, internal; and what the delivery had planned.
  production_days integer not null default 0,
  normal_days integer not null default 0,
  absence_days integer not null default 0,
  internal_days integer not null default 0,
  planned_days integer not null default 0,
  -- What the billed days are worth to each side, null while that side's fee is not known.
  sell_cents integer,
  buy_cents integer,
  -- What the freelance says with it, and why it was sent back.
  comment text not null default '' check (length(comment) <= 1000),
  reason text check (length(reason) <= 1000),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  -- The state of the expense report of the same delivery and month: the list of what awaits shows both in one row.
  expenses_state text,
  -- When whoever it waits for was last reminded of it.
  reminded_on date,
  since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  awaits boolean not null generated always as (state = 'waiting' or coalesce(expenses_state = 'waiting', false)) stored,
  unique (delivery_id, month)
);
create index timesheets__owner on timesheets (owner_id, month, id);
create index timesheets__owner_since on timesheets (owner_id, since, id);
create index timesheets__month on timesheets (month, id);
create index timesheets__since on timesheets (since, id);
create index timesheets__company_month on timesheets (company_id, month, id);
create index timesheets__company_since on timesheets (company_id, since, id);
create index timesheets__awaits on timesheets (since, id) where awaits;
create index timesheets__company_awaits on timesheets (company_id, since, id) where awaits;
create index timesheets__project on timesheets (project_id, month);
create index timesheets__division on timesheets (division_id);

-- What was done on a day: one row for each type.
create table timesheet_entries (
  timesheet_id uuid not null references timesheets on delete cascade,
  date date not null,
  type text not null check (type in ('production', 'normal', 'absence', 'internal')),
  days smallint not null check (days in (25, 50, 75, 100)),
  -- Of an absence, the freelance's own: the client is not told.
  absence_kind text check (absence_kind in ('leave', 'sickness', 'other')),
  -- Why whoever validates refuses this day.
  refusal text check (length(refusal) <= 300),
  primary key (timesheet_id, date, type)
);

-- What the billed days of a month are worth, rounded half up: the rule of the domain (feeFor), where the fees are. A test compares both.
create function timesheet_fee(mode text, cents integer, days integer, planned integer) returns integer language sql immutable return
  case when mode = 'daily' then round(cents::numeric * days / 100)
    when planned = 0 then case when cents is not null then 0 end
    else round(cents::numeric * least(days, planned) / planned) end;
