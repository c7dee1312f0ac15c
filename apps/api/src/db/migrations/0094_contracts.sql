-- Contracts with freelances and employees, and their amendments. What was sent is frozen: its text is filled in, and a fingerprint of it kept.

create table contracts (
  id uuid primary key,
  state text not null default 'draft' check (state in ('draft', 'sent', 'signed', 'ended', 'cancelled')),
  -- Numbered by year; an amendment is numbered within its contract.
  year smallint not null,
  ordinal integer not null,
  amendment smallint not null default 0,
  amends_id uuid references contracts,
  type text not null check (type in ('Freelance', 'CDD', 'CDI')),
  owner_id uuid not null references users,
  created_by uuid references users on delete set null,
  delivery_id uuid references deliveries,
  project_id uuid references projects,
  company_id uuid references companies,
  division_id uuid references divisions,
  starts_on date not null,
  ends_on date,
  -- Of a service.
  fee_mode text check (fee_mode in ('daily', 'monthly')),
  fee_cents integer check (fee_cents > 0),
  days integer check (days > 0),
  payment_days smallint check (payment_days between 0 and 60),
  payment_from text check (payment_from in ('invoice', 'endOfMonth')),
  is_periodic boolean not null default true,
  -- Of employment: hours and factor in hundredths.
  category text check (category in ('executive', 'supervisor', 'employee')),
  working_time text check (working_time in ('full', 'part')),
  hours_per_week integer check (hours_per_week > 0),
  load_factor integer check (load_factor >= 100),
  hourly_cents integer check (hourly_cents > 0),
  monthly_cents integer check (monthly_cents > 0),
  conditions text not null default '',
  -- With its variables, and as it was sent.
  text text not null,
  body text,
  hash text,
  -- Sealed by us, or signed elsewhere.
  file_id uuid references files,
  sent_at timestamptz,
  signed_at timestamptz,
  ended_on date,
  reason text check (length(reason) <= 1000),
  reminded_on date,
  -- The last warning before its end: so many days.
  warned_at smallint,
  since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((amends_id is null) = (amendment = 0))
);
create unique index contracts__number on contracts (year, ordinal, amendment);
create index contracts__since on contracts (since, id);
create index contracts__state on contracts (state, since, id);
create index contracts__owner on contracts (owner_id, since, id);
create index contracts__company on contracts (company_id, since, id);
create index contracts__delivery on contracts (delivery_id, since, id);
create index contracts__amends on contracts (amends_id, since, id);
create index contracts__project on contracts (project_id);
create index contracts__division on contracts (division_id);
create index contracts__ends on contracts (ends_on, id) where state = 'signed';

-- Each side signs once what was sent; the evidence of it.
create table contract_signatures (
  contract_id uuid not null references contracts on delete cascade,
  side text not null check (side in ('operator', 'provider')),
  user_id uuid references users on delete set null,
  name text not null,
  email text not null,
  consent text not null,
  hash text not null,
  address text not null,
  signed_at timestamptz not null default now(),
  primary key (contract_id, side)
);

-- The code that was sent to somebody who is to sign: of it the fingerprint alone.
create table contract_codes (
  contract_id uuid not null references contracts on delete cascade,
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (contract_id, user_id)
);

-- What both sides sign: everything that the document says. A change of any of it gives another one.
create function contract_fingerprint(c contracts) returns text language sql stable return
  encode(sha256(convert_to(jsonb_build_array(c.year, c.ordinal, c.amendment, c.type, c.owner_id, c.delivery_id, c.starts_on, c.ends_on,
    c.fee_mode, c.fee_cents, c.days, c.payment_days, c.payment_from, c.is_periodic, c.category, c.working_time, c.hours_per_week,
    c.hourly_cents, c.monthly_cents, c.conditions, c.body)::text, 'UTF8')), 'hex');
