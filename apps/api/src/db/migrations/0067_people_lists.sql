-- Freelances that somebody of a company or of the staff keeps: among their favourites, or in lists that a team may share.
create table person_favourites (
  user_id uuid not null references users on delete cascade,
  person_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  primary key (user_id, person_id)
);
create index person_favourites__person on person_favourites (person_id);

create table people_lists (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  -- Whose team shares it: the operator's where there is none.
  company_id uuid references companies on delete cascade,
  name text not null check (length(name) <= 50),
  is_shared boolean not null default false,
  state text not null default 'kept' check (state in ('kept', 'removed')),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  name_key text not null generated always as (fold(name)) stored
);
create unique index people_lists__owner_name on people_lists (owner_id, name_key) where state = 'kept';
create index people_lists__owner on people_lists (owner_id);
create index people_lists__company on people_lists (company_id);
create index people_lists__shared on people_lists (company_id, name_key, id) where is_shared;

create table people_list_members (
  list_id uuid not null references people_lists on delete cascade,
  person_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  primary key (list_id, person_id)
);
create index people_list_members__person on people_list_members (person_id);
