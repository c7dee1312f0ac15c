-- What everything stands on: how texts are compared, what is counted, and the reference values.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Texts are searched and sorted without case, accents or typographic apostrophes. Immutable because the dictionary is named.
create function fold(value text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, replace(value, '’', '''')));

-- Counters of limited calls. They may be lost in a crash, so they are not logged.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
create index rate_limits__window on rate_limits (window_start);

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
-- Lists in alphabetical order are filtered by state like those that have an order of their own, in the order of either language.
create index referential_values__state_fr on referential_values (list, state, fr_key, id);
create index referential_values__state_en on referential_values (list, state, en_key, id);
create index referential_values__origin on referential_values (list, origin, place, id);
-- What is not yet merged into the index is read by every search, and merged by the write that finds it full: it is kept short.
create index referential_values__search on referential_values using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);
