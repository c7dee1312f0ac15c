-- What a contract and a payment ask of a freelance. Sealed: whoever reads the database or a copy of it learns nothing.
create table administrative_files (
  user_id uuid primary key references users on delete cascade,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The papers of the vehicle that a freelance is paid kilometres for.
create table administrative_papers (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('registration', 'insurance', 'licence')),
  file_id uuid not null references files on delete cascade,
  primary key (user_id, kind)
);
create index administrative_papers_file on administrative_papers (file_id);
