-- Who validates in the place of somebody who is away, and when.
create table deputies (
  id uuid primary key,
  state text not null default 'planned' check (state = 'planned'),
  owner_id uuid not null references users on delete cascade,
  deputy_id uuid not null references users on delete cascade,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (owner_id <> deputy_id)
);
create index deputies__owner on deputies (owner_id, starts_on, id);
create index deputies__deputy on deputies (deputy_id, starts_on, id);
