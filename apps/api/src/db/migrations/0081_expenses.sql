-- Vehicles of freelances, and their expense reports: one for each month of a delivery.

create table vehicles (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  label text not null check (length(label) <= 50),
  kind text not null check (kind in ('car', 'motorcycle', 'moped')),
  -- Fiscal horsepower.
  power smallint not null check (power between 0 and 99),
  is_electric boolean not null default false,
  state text not null default 'active' check (state in ('active', 'retired')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  label_key text not null generated always as (fold(label)) stored
);
create index vehicles__owner on vehicles (owner_id, label_key, id);

create table expense_reports (
  id uuid primary key,
  delivery_id uuid not null references deliveries,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  division_id uuid references divisions,
  owner_id uuid not null references users,
  month date not null check (extract(day from month) = 1),
  state text not null default 'new' check (state in ('new', 'waiting', 'validated', 'rejected')),
  -- Sums of its lines, in cents.
  actual_cents integer not null default 0,
  fixed_cents integer not null default 0,
  kilometre_cents integer not null default 0,
  vat_cents integer not null default 0,
  -- What the client has paid back directly, and what was advanced.
  payback_cents integer not null default 0,
  advance_cents integer not null default 0 check (advance_cents >= 0),
  advanced_on date,
  comment text not null default '' check (length(comment) <= 1000),
  reason text check (length(reason) <= 1000),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  paid_at timestamptz,
  since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (delivery_id, month)
);
create index expense_reports__owner on expense_reports (owner_id, month, id);
create index expense_reports__owner_since on expense_reports (owner_id, since, id);
create index expense_reports__month on expense_reports (month, id);
create index expense_reports__since on expense_reports (since, id);
create index expense_reports__company_month on expense_reports (company_id, month, id);
create index expense_reports__company_since on expense_reports (company_id, since, id);
create index expense_reports__project on expense_reports (project_id, month);
create index expense_reports__division on expense_reports (division_id);

create table expense_lines (
  id uuid primary key,
  report_id uuid not null references expense_reports on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('actual', 'fixed', 'kilometres')),
  -- What was paid for: train, hotel, …; of a fixed expense, internet or telephone. Null for a trip.
  type text,
  date date not null,
  label text not null default '' check (length(label) <= 100),
  -- Including tax, in euros: what the line was paid for; of a trip, what the scale gives, less what paid trips owe.
  gross_cents integer not null default 0 check (gross_cents >= 0 or kind = 'kilometres'),
  vat_cents integer not null default 0 check (vat_cents >= 0),
  -- Hundredths of a percent.
  vat_rate integer,
  -- What is asked for: of an actual expense all of it, of a fixed one at most half.
  claimed_cents integer not null default 0,
  -- As paid abroad: the amount, its currency, the rate in millionths of a euro and the day it was read.
  currency text not null default 'EUR' check (length(currency) = 3),
  foreign_cents integer,
  rate_millionths bigint,
  rate_on date,
  payback_cents integer not null default 0 check (payback_cents >= 0),
  file_id uuid references files on delete set null,
  vehicle_id uuid references vehicles,
  -- Hundredths of a kilometre; per kilometre in thousandths of a euro where a flat rate is used.
  distance integer check (distance >= 0),
  flat_rate integer check (flat_rate > 0),
  -- How the scale comes to the amount of a trip: the year of its vehicle before and after it.
  derivation jsonb,
  -- Once validated: the scale it was paid by.
  scale_version text,
  refusal text check (length(refusal) <= 300)
);
create index expense_lines__report on expense_lines (report_id, position);
create index expense_lines__vehicle on expense_lines (vehicle_id, date) where vehicle_id is not null;
create index expense_lines__file on expense_lines (file_id) where file_id is not null;

create function timesheets_follow_expenses() returns trigger language plpgsql as $$
begin
  update timesheets set expenses_state = case when tg_op = 'DELETE' then null else new.state end
    where delivery_id = coalesce(new.delivery_id, old.delivery_id) and month = coalesce(new.month, old.month);
  return null;
end $$;
create trigger expense_reports__timesheet after insert or delete or update of state on expense_reports
  for each row execute function timesheets_follow_expenses();
