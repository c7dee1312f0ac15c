-- One's own account: choices, picture, devices, and the second step of a sign-in.

alter table users
  -- What a person has chosen; what is missing has its default in the code.
  add column preferences jsonb not null default '{}',
  -- Counts the changes of the person's own data: an edit says which one it started from.
  add column version integer not null default 1,
  add column picture_key uuid;

-- Written at most every few minutes: it is for people to read.
alter table sessions add column last_seen_at timestamptz not null default now();

-- The secret of an authenticator app, encrypted with a key that is not in the database. It counts once `confirmed_at` is set.
create table two_steps (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The period of the last code that was accepted: none before it, nor itself, is accepted again.
  last_period bigint not null default 0
);

-- One use each. They are random enough for a plain hash.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- The kinds of devices a person has signed in from; sessions are forgotten, these are not.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device text not null,
  first_seen_at timestamptz not null default now(),
  primary key (user_id, device)
);
