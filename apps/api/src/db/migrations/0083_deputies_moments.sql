-- The moments between which somebody stands in, by the calendar that the operator had when the absence was written: whoever asks who sees a
-- report need not know of time zones.
alter table deputies
  add column starts_at timestamptz not null,
  add column ends_at timestamptz not null;
-- Looked up with every list of reports: what is over is far more than what is not.
create index deputies__standing on deputies (deputy_id, ends_at);

-- What awaits in one month, of one company or of all.
create index timesheets__awaits_month on timesheets (month) where awaits;
