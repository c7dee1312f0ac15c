-- Accounts as the administrators list them: by type, in several orders, searched by name and address.

alter table users
  add column if not exists search text generated always as (fold(' ' || first_name || ' ' || last_name || ' ' || email)) stored,
  add column name_key text not null generated always as (fold(last_name || ' ' || first_name)) stored,
  -- The beginning of time for who never did, so that an index can order by it.
  add column signed_in_at timestamptz not null default 'epoch';
create index users__type_name on users (type, name_key, id) where state <> 'deleted';
create index users__type_email on users (type, email, id) where state <> 'deleted';
create index users__type_created on users (type, created_at, id) where state <> 'deleted';
create index users__type_signed_in on users (type, signed_in_at, id) where state <> 'deleted';
create index if not exists users__search on users using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);
-- What waits for somebody: short whatever the number of accounts.
create index users__to_validate on users (type, created_at) where validated_at is null and state = 'active';
create index users__invited on users (type, created_at) where state = 'none';

-- An administrator who sees the product as somebody else keeps their own session.
alter table sessions add column seen_as uuid references users on delete cascade;
create index sessions__seen_as on sessions (seen_as) where seen_as is not null;
