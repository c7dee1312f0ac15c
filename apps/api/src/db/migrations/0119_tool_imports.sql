-- Imports whose records come from the external staffing tool: read first, then written.
alter table imports drop constraint imports_kind_check, drop constraint imports_state_check,
  add constraint imports_kind_check check (kind in ('needs', 'candidates', 'companies', 'contacts')),
  add constraint imports_state_check check (state in ('done', 'undone', 'preparing', 'prepared', 'running', 'failed', 'dropped')),
  add column source text not null default 'file' check (source in ('file', 'tool')),
  add column good integer not null default 0,
  -- Good ones that are more than one import takes.
  add column waiting integer not null default 0,
  -- The states that the records have there, with how many of each are good.
  add column tool_states jsonb not null default '[]',
  -- Those of them that are left out.
  add column without text[] not null default '{}',
  add column progress integer not null default 0,
  add column failure text,
  add column applied_by uuid references users on delete set null;

-- As the tool numbers what was added: the next import knows it again.
alter table import_records add column external_id text;

-- What a dry run has read of the tool, as long as it is only looked at.
create table import_lines (
  import_id uuid not null references imports on delete cascade,
  rank integer not null,
  external_id text not null,
  state text not null check (state in ('good', 'duplicate', 'error')),
  label text not null,
  detail text not null,
  tool_state text not null,
  match jsonb,
  problems jsonb not null,
  notes jsonb not null,
  -- Of a good one, what would be written.
  input jsonb,
  primary key (import_id, rank)
);
