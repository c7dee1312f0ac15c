-- Who has opened the profile of a freelance, once for each reader and day.
create table profile_openings (
  owner_id uuid not null references users on delete cascade,
  reader_id uuid not null references users on delete cascade,
  day date not null default current_date,
  -- Of a reader from a company: its people come and go.
  company_id uuid references companies on delete cascade,
  opened_at timestamptz not null default now(),
  primary key (owner_id, reader_id, day)
);
create index profile_openings__latest on profile_openings (owner_id, opened_at);
create index profile_openings__reader on profile_openings (reader_id);
create index profile_openings__company on profile_openings (company_id) where company_id is not null;
create index profile_openings__day on profile_openings (day);
