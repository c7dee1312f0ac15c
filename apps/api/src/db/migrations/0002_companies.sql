-- Companies: what they say of themselves, their roles and their divisions. `version` is the one an editor started from: a change made by
-- somebody else meanwhile is told, not overwritten.

create table companies (
  id uuid primary key,
  name text not null,
  is_active boolean not null default true,
  siren text check (length(siren) = 9),
  siret text check (length(siret) = 14),
  ape text check (length(ape) <= 5),
  website text check (length(website) <= 200),
  phone1 text check (length(phone1) <= 30),
  phone2 text check (length(phone2) <= 30),
  address text check (length(address) <= 100),
  postal_code text check (length(postal_code) <= 10),
  city text check (length(city) <= 50),
  -- Codes of reference lists, as is `sector`.
  country text,
  sector text,
  employees integer check (employees > 0),
  logo_key uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text not null generated always as (fold(name)) stored,
  city_key text not null generated always as (fold(coalesce(city, ''))) stored,
  search text not null generated always as (fold(' ' || name || ' ' || coalesce(city, '') || ' ' || coalesce(siren, ''))) stored
);
create index companies__name on companies (name_key, id);
create index companies__city on companies (city_key, id);
create index companies__created on companies (created_at, id);
create index companies__updated on companies (updated_at, id);
-- Companies of one number are found beside each other.
create index companies__siren on companies (siren) where siren is not null;
-- By the name alone beside the reference lists, by all of it where the staff list them.
create index companies__search on companies using gin ((' ' || name_key) gin_trgm_ops) with (gin_pending_list_limit = 256);
create index companies__search_all on companies using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);

create table company_roles (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  label text not null check (length(label) <= 50),
  permissions text[] not null default '{}',
  is_owner boolean not null default false,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index company_roles__company_label on company_roles (company_id, lower(label));
create unique index company_roles__owner on company_roles (company_id) where is_owner;

create table divisions (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  name text not null check (length(name) <= 50),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index divisions__company_name on divisions (company_id, lower(name));
