-- What a change leaves behind: its event, the mails it starts, and the answer that was given to it.

-- The history users see, the audit trail, and what reactions start from.
create table events (
  id uuid primary key,
  at timestamptz not null default now(),
  kind text not null,
  subject_id uuid,
  -- Where the subject belongs, as a name of the code (a list), and what it was called at the time.
  scope text,
  label text,
  actor_id uuid references users on delete set null,
  before jsonb,
  after jsonb,
  -- What an event says in words, in English: {"label", "before", "after"}, the last two with only the fields that have a text in each
  -- language. `label`, `before` and `after` hold the French.
  english jsonb,
  -- Events that name people keep who they are, not what they were called: the names are read with the event, so that who is renamed, or
  -- leaves, is so in every history at once, and no event has to be looked for.
  people jsonb,
  request_id text
);
create index events__subject on events (subject_id, id desc);
create index events__actor on events (actor_id, id desc);

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

-- The answer given to a keyed write, so that sending it again gives it again.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  answer json not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys__created on idempotency_keys (created_at);
