-- Files of needs or candidates whose good lines were added at once.
create table imports (
  id uuid primary key,
  kind text not null check (kind in ('needs', 'candidates')),
  state text not null default 'done' check (state in ('done', 'undone')),
  -- Of the file.
  name text not null check (length(name) <= 200),
  created integer not null,
  errors integer not null,
  duplicates integer not null,
  created_by uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  version integer not null default 1
);
create index imports__newest on imports (created_at, id);
create index imports__kind_newest on imports (kind, created_at, id);
create index imports__by_newest on imports (created_by, created_at, id);

-- What each has added: needs or people, which may have gone since.
create table import_records (
  import_id uuid not null references imports on delete cascade,
  record_id uuid not null,
  primary key (import_id, record_id)
);
