-- Signing up: the answers that wait for their confirmation, and what is made of them.

alter table users add column civility text check (civility in ('ms', 'mr', 'unstated'));

alter table companies
  add column siren text check (length(siren) = 9),
  add column siret text check (length(siret) = 14),
  add column ape text check (length(ape) <= 5),
  add column website text check (length(website) <= 200),
  add column phone1 text check (length(phone1) <= 30),
  add column phone2 text check (length(phone2) <= 30),
  add column address text check (length(address) <= 100),
  add column postal_code text check (length(postal_code) <= 10),
  add column city text check (length(city) <= 50),
  -- Codes of reference lists.
  add column country text,
  add column employees integer check (employees > 0),
  add column sector text;

alter table company_roles add column is_owner boolean not null default false;

create table divisions (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null check (length(name) <= 50),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index divisions__company_name on divisions (company_id, lower(name));

-- A contact without a row here sees the whole company.
create table user_divisions (
  user_id uuid not null references users on delete cascade,
  division_id uuid not null references divisions,
  primary key (user_id, division_id)
);
create index user_divisions__division on user_divisions (division_id);

-- Somebody who signs up answers all of it; of somebody the operator has entered, it may be known later.
create table freelance_profiles (
  user_id uuid primary key references users on delete cascade,
  title text check (length(title) <= 50),
  -- Codes of the list activity-areas, the most important first.
  professions text[] not null default '{}',
  skills text[] not null default '{}',
  experience text,
  contract_type text check (contract_type in ('Freelance', 'CDD', 'CDI')),
  legal_status text,
  daily_rate_cents integer check (daily_rate_cents > 0),
  annual_salary_cents integer check (annual_salary_cents > 0),
  available_from date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One per browser: its cookie holds 256 random bits, of which only the hash is kept. Confirmed, it forgets the answers and remembers
-- the address and, when that was new, the account.
create table sign_up_drafts (
  id uuid primary key,
  token_hash bytea not null,
  answers jsonb not null default '{}',
  password_hash text,
  confirmed_at timestamptz,
  email text,
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index sign_up_drafts__token on sign_up_drafts (token_hash);
create index sign_up_drafts__expires on sign_up_drafts (expires_at);
create index sign_up_drafts__user on sign_up_drafts (user_id);
