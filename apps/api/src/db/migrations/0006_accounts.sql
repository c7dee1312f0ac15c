-- Accounts: what state a person is in, the links that prove an address, and the mails that carry them.

alter table users
  add column state text not null default 'active' check (state in ('active', 'deactivated', 'blocked', 'none', 'deleted')),
  -- Who closed the account: only oneself may open again what one has closed.
  add column closed_by uuid references users on delete set null,
  add column phone text check (length(phone) <= 30),
  -- What a person does in the company: "Directrice des achats".
  add column job text check (length(job) <= 50);
-- `blocked_at` is read by the version before this one; it goes when that one is gone.
update users set state = case when blocked_at is not null then 'blocked' else 'none' end where blocked_at is not null or password_hash is null;

-- One use each. The secret part of a link is not kept: it is made again from the id and the secret of the installation.
create table account_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'activate')),
  -- The address it was sent to: a link proves that one and no other.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links__user on account_links (user_id, purpose, created_at);
create index account_links__expires on account_links (expires_at);

-- What is to be sent, kept until it has been. Written when it is sent, so no secret waits here.
create table mails (
  id uuid primary key,
  -- What it is about and to whom: the same thing is never told twice.
  key text not null,
  name text not null,
  recipient text not null,
  lang text not null check (lang in ('fr', 'en')),
  params jsonb not null,
  created_at timestamptz not null default now(),
  next_try_at timestamptz default now(),
  tries integer not null default 0,
  error text,
  sent_at timestamptz
);
create unique index mails__key on mails (key);
create index mails__due on mails (next_try_at) where next_try_at is not null;
create index mails__created on mails (created_at, id);

-- Wrong passwords in a row, for an address of the network or for an account, known or not.
create table sign_in_tries (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null default now()
);
create index sign_in_tries__last on sign_in_tries (last_at);
