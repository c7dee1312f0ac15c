-- What a team says of an application among themselves. Without a company it is the operator's own.

create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  owner_id uuid not null references users on delete cascade,
  company_id uuid references companies,
  text text not null check (length(text) between 1 and 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  -- A company writes for its own people.
  check (not (is_shared and company_id is not null))
);
create index application_notes__newest on application_notes (application_id, created_at, id);
create index application_notes__owner on application_notes (owner_id);

create table application_ratings (
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users on delete cascade,
  company_id uuid references companies,
  stars smallint not null check (stars between 1 and 5),
  at timestamptz not null default now(),
  primary key (application_id, user_id)
);
create index application_ratings__user on application_ratings (user_id);
