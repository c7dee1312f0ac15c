-- How long the data of each freelance is kept; the id is that of the account. A job moves the clocks each night.
create table retentions (
  id uuid primary key references users on delete cascade,
  state text not null default 'current' check (state in ('current', 'asked', 'purged')),
  last_sign_at timestamptz not null,
  due_on date not null,
  asked_at timestamptz,
  reminded_at timestamptz,
  renewed_at timestamptz,
  postponed_until date,
  reason text check (length(reason) <= 300),
  purged_at timestamptz,
  -- How much has gone, counted as it went.
  gone jsonb,
  version integer not null default 1
);
create index retentions__due on retentions (due_on, id);
create index retentions__state_due on retentions (state, due_on, id);

alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check check (purpose in ('verify', 'reset', 'activate', 'change', 'consent'));

-- When those around were asked to answer or to close.
alter table applications add column nudged_at timestamptz;
alter table proposals add column nudged_at timestamptz;
