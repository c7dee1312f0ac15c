-- The kernel: who signs in, what changed, what is counted, and the reference values.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Texts are searched and sorted without case, accents or typographic apostrophes. Immutable because the dictionary is named.
create function fold(value text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, replace(value, '’', '''')));

create table companies (
  id uuid primary key,
  name text not null,
  name_key text not null generated always as (fold(name)) stored,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index companies__name on companies (name_key, id);
create index companies__search on companies using gin ((' ' || name_key) gin_trgm_ops) with (gin_pending_list_limit = 256);

create table company_roles (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  label text not null check (length(label) <= 50),
  permissions text[] not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index company_roles__company_label on company_roles (company_id, lower(label));

create table users (
  id uuid primary key,
  type text not null check (type in ('Freelance', 'Company', 'Commercial', 'Admin')),
  email text not null check (email = lower(email)),
  password_hash text,
  first_name text not null,
  last_name text not null,
  lang text not null default 'fr' check (lang in ('fr', 'en')),
  email_verified_at timestamptz,
  blocked_at timestamptz,
  validated_at timestamptz,
  company_id uuid references companies,
  role_id uuid references company_roles,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((type = 'Company') = (company_id is not null))
);
create unique index users__email on users (email);
create index users__company on users (company_id);
create index users__role on users (role_id);

-- The cookie holds 256 random bits; only their hash is kept.
create table sessions (
  id uuid primary key,
  token_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  is_remembered boolean not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index sessions__token on sessions (token_hash);
create index sessions__user on sessions (user_id, created_at);
create index sessions__expires on sessions (expires_at);

-- The history users see, the audit trail, and what reactions start from.
create table events (
  id uuid primary key,
  at timestamptz not null default now(),
  kind text not null,
  subject_id uuid,
  -- Where the subject belongs, as a name of the code (a list), and what it was called at the time.
  scope text,
  label text,
  actor_id uuid references users on delete set null,
  before jsonb,
  after jsonb,
  request_id text
);
create index events__subject on events (subject_id, id desc);
create index events__actor on events (actor_id, id desc);

-- Counters of limited calls. They may be lost in a crash, so they are not logged.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
create index rate_limits__window on rate_limits (window_start);

-- The answer given to a keyed write, so that sending it again gives it again.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  answer json not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys__created on idempotency_keys (created_at);

create table referential_values (
  id uuid primary key,
  list text not null,
  code text not null check (length(code) <= 50),
  fr text not null check (length(fr) <= 50),
  en text not null check (length(en) <= 50),
  group_id uuid references referential_values,
  -- Order: {rank} for a top value, {rank of its group, rank} inside a group, so one index walks the list as a tree.
  place double precision[] not null,
  state text not null default 'enabled' check (state in ('enabled', 'disabled')),
  origin text not null default 'local' check (origin in ('local', 'external')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  fr_key text not null generated always as (fold(fr)) stored,
  en_key text not null generated always as (fold(en)) stored,
  search text not null generated always as (fold(' ' || fr || ' ' || en || ' ' || code)) stored
);
create unique index referential_values__list_code on referential_values (list, code);
create index referential_values__group on referential_values (group_id);
create index referential_values__place on referential_values (list, place, id);
create index referential_values__code on referential_values (list, code, id);
create index referential_values__fr on referential_values (list, fr_key, id);
create index referential_values__en on referential_values (list, en_key, id);
create index referential_values__updated on referential_values (list, updated_at, id);
create index referential_values__state on referential_values (list, state, place, id);
create index referential_values__origin on referential_values (list, origin, place, id);
-- What is not yet merged into the index is read by every search, and merged by the write that finds it full: it is kept short.
create index referential_values__search on referential_values using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);
