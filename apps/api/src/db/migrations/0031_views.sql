-- Views of lists that people keep: theirs, or shared with the staff by an administrator.
create table views (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  list text not null check (length(list) <= 50),
  name text not null check (length(name) <= 50),
  query text not null check (length(query) <= 1000),
  is_shared boolean not null default false,
  version integer not null default 1,
  name_key text not null generated always as (fold(name)) stored
);
create unique index views__owner_list_name on views (owner_id, list, name_key);
create index views__shared on views (list) where is_shared;

-- Skills as they are compared: people write them with and without capitals and accents.
create function folded(words text[]) returns text[] language sql immutable strict parallel safe
  return (select coalesce(array_agg(public.fold(word)), '{}') from unnest(words) word);
