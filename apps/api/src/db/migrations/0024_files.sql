-- Files of records. The content is in the store, under the id; one that belongs to no record after a day goes.
create table files (
  id uuid primary key,
  record_kind text,
  record_id uuid,
  purpose text not null,
  name text not null check (length(name) between 1 and 200),
  type text not null,
  size integer not null check (size > 0),
  sha256 bytea not null,
  sent_by uuid references users on delete set null,
  sent_at timestamptz not null default now(),
  constraint files__whole_record check ((record_kind is null) = (record_id is null))
);
create index files__record on files (record_id) where record_id is not null;
create index files__waiting on files (sent_by, sent_at) where record_id is null;
