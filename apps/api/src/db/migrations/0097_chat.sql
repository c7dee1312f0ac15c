-- Conversations of two people about a record that they share: an application, a project, or the company or freelance that one of the staff
-- looks after. They outlive the record: what was said stays readable for the two.
create table conversations (
  id uuid primary key,
  state text not null default 'open' check (state in ('open', 'closed')),
  record_kind text not null check (record_kind in ('application', 'project', 'portfolio')),
  record_id uuid not null,
  -- Whose record it is, for the staff who look after that company; none where it is about a freelance.
  company_id uuid references companies on delete cascade,
  -- In the order of their ids, so that two who begin at once begin one.
  first_id uuid not null references users on delete cascade,
  second_id uuid not null references users on delete cascade,
  opened_by uuid not null,
  -- Of the last message, and of the last change of any of them.
  last_sequence integer not null default 0,
  last_revision integer not null default 0,
  last_at timestamptz not null default now(),
  -- Something was reported: administrators may read it.
  reported_at timestamptz,
  created_at timestamptz not null default now(),
  constraint conversations__pair check (first_id < second_id)
);
create unique index conversations__one on conversations (record_kind, record_id, first_id, second_id);
create index conversations__first on conversations (first_id);
create index conversations__second on conversations (second_id);
create index conversations__company on conversations (company_id) where company_id is not null;

-- How far each of the two has read. What a list is ordered and counted by stands here, so that it is read from one index.
create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_sequence integer not null default 0,
  read_at timestamptz,
  unread integer not null default 0 check (unread >= 0),
  is_muted boolean not null default false,
  last_at timestamptz not null default now(),
  primary key (conversation_id, user_id)
);
create index conversation_members__list on conversation_members (user_id, last_at, conversation_id);
create index conversation_members__unread on conversation_members (user_id, last_at, conversation_id) where unread > 0;

-- The sequence is the order in which they came, given while the conversation is held; the revision that of the last change.
create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  sequence integer not null,
  revision integer not null,
  author_id uuid references users on delete set null,
  text text not null check (length(text) <= 4000),
  file_ids uuid[] not null default '{}',
  sent_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz
);
create unique index messages__sequence on messages (conversation_id, sequence);
create unique index messages__revision on messages (conversation_id, revision);
create index messages__author on messages (author_id);

-- What the operator announces, to everybody or to one type of account.
create table announcements (
  id uuid primary key,
  author_id uuid references users on delete set null,
  audience text not null check (audience in ('all', 'Freelance', 'Company', 'Commercial', 'Admin')),
  text text not null check (length(text) <= 4000),
  sent_at timestamptz not null default now()
);
create index announcements__author on announcements (author_id);
create index announcements__newest on announcements (sent_at, id);
create table announcement_readers (
  user_id uuid primary key references users on delete cascade,
  read_at timestamptz not null
);
