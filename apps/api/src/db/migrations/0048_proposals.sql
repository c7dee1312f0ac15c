-- Needs that the staff or a company put before one freelance. Without a company it is the operator's own.

create table proposals (
  id uuid primary key,
  opportunity_id uuid not null references opportunities on delete cascade,
  -- The freelance it was put before, and who did so.
  owner_id uuid not null references users on delete cascade,
  proposed_by uuid not null references users on delete cascade,
  company_id uuid references companies,
  state text not null default 'asked' check (state in ('asked', 'accepted', 'declined', 'withdrawn')),
  message text not null check (length(message) <= 1000),
  reason text check (length(reason) <= 500),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  version integer not null default 1
);
-- Who has answered is not asked again for the same need.
create unique index proposals__once on proposals (owner_id, opportunity_id) where state <> 'withdrawn';
create index proposals__newest on proposals (created_at, id);
create index proposals__owner_newest on proposals (owner_id, created_at, id);
create index proposals__opportunity_newest on proposals (opportunity_id, created_at, id);
create index proposals__company_newest on proposals (company_id, created_at, id);
create index proposals__state_newest on proposals (state, created_at, id);
create index proposals__proposed_by on proposals (proposed_by);
