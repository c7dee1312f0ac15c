-- What the external staffing tool calls a value, and what it said of it when a run last wrote it.
alter table referential_values add column external_id text, add column external_base jsonb;
create unique index referential_values__external on referential_values (list, external_id) where external_id is not null;

-- One row: how reference lists are taken from the tool.
create table connector_settings (
  id boolean primary key default true check (id),
  mapping jsonb not null,
  applies_by_itself boolean not null default false,
  monthly_calls integer not null default 500,
  -- The lists that the dictionary had when it was last read: name, levels, count.
  keys jsonb not null default '[]',
  last_call_at timestamptz,
  last_problem text,
  -- The nightly run that was last begun, by the moment it was due.
  night timestamptz,
  version integer not null default 1
);

-- Calls that were made, by month: the plan allows so many.
create table connector_calls (
  month date primary key,
  calls integer not null
);

-- The lists of the tool compared with ours, then applied. `answer` is what the tool said: a run can be computed from it again.
create table sync_runs (
  id uuid primary key,
  state text not null default 'preparing'
    check (state in ('preparing', 'prepared', 'running', 'applied', 'failed', 'interrupted', 'undone', 'dropped')),
  trigger text not null check (trigger in ('person', 'clock', 'webhook', 'replay')),
  replay_of uuid references sync_runs on delete set null,
  answer jsonb,
  failure text,
  added integer not null default 0,
  changed integer not null default 0,
  linked integer not null default 0,
  disabled integer not null default 0,
  refused integer not null default 0,
  conflicts integer not null default 0,
  -- Of its lines, kept here for its list and its progress.
  chosen integer not null default 0,
  written integer not null default 0,
  lists jsonb not null default '[]',
  is_stopping boolean not null default false,
  created_by uuid references users on delete set null,
  applied_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  prepared_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  version integer not null default 1
);
create index sync_runs__newest on sync_runs (created_at, id);
create index sync_runs__state_newest on sync_runs (state, created_at, id);
-- Of two at once, one wins.
create unique index sync_runs__at_work on sync_runs ((true)) where state in ('preparing', 'running');

-- Each value of a run. `written` has what is needed to undo it: the value as it was, and the version it was left with.
create table sync_lines (
  id uuid primary key,
  run_id uuid not null references sync_runs on delete cascade,
  rank integer not null,
  list text not null,
  kind text not null check (kind in ('conflict', 'added', 'changed', 'linked', 'disabled', 'refused')),
  external_id text not null,
  value_id uuid,
  value_version integer,
  reason text,
  before jsonb,
  after jsonb,
  base text,
  changed_at timestamptz,
  uses jsonb,
  theirs jsonb,
  code text,
  set jsonb not null default '{}',
  choices text[] not null default '{}',
  decision text not null check (decision in ('apply', 'skip', 'keep', 'take', 'separate', 'link')),
  is_chosen boolean not null generated always as (decision <> 'skip' and (kind <> 'refused' or decision = 'link')) stored,
  failure text,
  written_at timestamptz,
  written jsonb
);
create unique index sync_lines__run on sync_lines (run_id, rank);
