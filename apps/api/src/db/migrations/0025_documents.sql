-- Legal documents of freelances: one of each type, of which this is the latest version.
create table documents (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  type text not null check (type in ('vigilance', 'registration', 'tax', 'insurance', 'foreignWorkers', 'residency')),
  number integer not null default 1,
  file_id uuid references files,
  added_on date not null,
  expires_on date,
  state text not null default 'submitted' check (state in ('submitted', 'accepted', 'refused', 'expired')),
  reason text check (length(reason) <= 300),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- Until when an earlier version, which was accepted, still holds.
  covered_until date,
  -- The last reminder of its end that was given, in days before it.
  reminded smallint,
  version integer not null default 1,
  -- What has no end comes after all that has one.
  expires_key date not null generated always as (coalesce(expires_on, 'infinity')) stored,
  -- As the owner is found in a list: kept in step with the name by a trigger.
  owner_key text not null default '',
  search text not null generated always as (' ' || owner_key) stored
);
create unique index documents__owner_type on documents (owner_id, type);
create index documents__added on documents (added_on, id);
create index documents__expires on documents (expires_key, id);
create index documents__owner on documents (owner_key, id);
create index documents__state_added on documents (state, added_on, id);
create index documents__type_added on documents (type, added_on, id);
create index documents__decided_by on documents (decided_by);

create index documents__search on documents using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);
create index documents__file on documents (file_id);

create function document_owner_key() returns trigger language plpgsql as $$
begin
  new.owner_key := (select u.name_key from users u where u.id = new.owner_id);
  return new;
end $$;
create trigger documents__owner_key before insert on documents for each row execute function document_owner_key();

create function documents_follow_name() returns trigger language plpgsql as $$
begin
  update documents set owner_key = new.name_key where owner_id = new.id;
  return null;
end $$;
create trigger users__documents after update of first_name, last_name on users
  for each row when (old.name_key is distinct from new.name_key) execute function documents_follow_name();

-- The versions before the latest, each as it was when it was replaced.
create table document_versions (
  document_id uuid not null references documents on delete cascade,
  number integer not null,
  file_id uuid references files,
  added_on date not null,
  expires_on date,
  state text not null,
  reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  primary key (document_id, number)
);
create index document_versions__file on document_versions (file_id);
create index document_versions__decided_by on document_versions (decided_by);
