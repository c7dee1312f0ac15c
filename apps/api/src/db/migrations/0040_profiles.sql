-- The sections of a profile. Each is written as a whole and read with the profile, so that lists are kept in its row.
alter table freelance_profiles
  add column version integer not null default 1,
  -- [{ name, level }] of the skills that have one.
  add column skill_levels jsonb not null default '[]',
  add column experiences jsonb not null default '[]',
  add column trainings jsonb not null default '[]',
  add column languages jsonb not null default '[]',
  add column days_per_week smallint check (days_per_week between 1 and 7),
  -- Codes of the list mobility-areas.
  add column areas text[] not null default '{}',
  add column remote text check (remote in ('none', 'partial', 'full')),
  add column mobility_note text not null default '' check (length(mobility_note) <= 200),
  -- What keeps somebody from being available, whatever the date.
  add column busy text check (busy in ('working', 'unavailable')),
  add column availability_said_on date not null default current_date,
  add column linkedin text check (length(linkedin) <= 200),
  add column twitter text check (length(twitter) <= 200),
  -- The main one first. In the row, so that of two who add the last one at once, one is refused.
  add column resume_ids uuid[] not null default '{}' check (cardinality(resume_ids) <= 5);
