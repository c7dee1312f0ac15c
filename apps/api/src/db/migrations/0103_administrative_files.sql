-- What a contract and a payment ask of a freelance. Sealed: whoever reads the database or a copy of it learns nothing.
create table administrative_files (
  user_id uuid primary key references users on delete cascade,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
