-- Needs of companies, and the applications of freelances to them.

create table opportunities (
  id uuid primary key,
  company_id uuid not null references companies,
  division_id uuid references divisions,
  state text not null default 'not_posted' check (state in ('not_posted', 'posted', 'closed')),
  title text not null check (length(title) <= 50),
  -- Codes of reference lists, as are the areas, the experience, the duration and the place of work.
  expertise_area text,
  activity_areas text[] not null default '{}',
  experience text,
  duration text,
  mobility_area text,
  contract_type text not null check (contract_type in ('Freelance', 'CDD', 'CDI')),
  is_anonymous boolean not null default false,
  has_preselection boolean not null default false,
  starts_on date,
  daily_rate_from_cents integer check (daily_rate_from_cents > 0),
  daily_rate_to_cents integer check (daily_rate_to_cents > 0),
  annual_salary_cents integer check (annual_salary_cents > 0),
  place text check (length(place) <= 100),
  remote text not null check (remote in ('none', 'partial', 'full')),
  description text not null default '' check (length(description) <= 20000),
  prerequisites text not null default '' check (length(prerequisites) <= 20000),
  skills text[] not null default '{}',
  contact_email text check (length(contact_email) <= 254),
  manager_id uuid references users on delete set null,
  reason text check (reason in ('filled', 'filledElsewhere', 'cancelled', 'postponed')),
  created_at timestamptz not null default now(),
  posted_at timestamptz,
  closed_at timestamptz,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The last to be shown is the first.
  newest_at timestamptz not null generated always as (coalesce(posted_at, created_at)) stored,
  -- What has no date comes after all that has one.
  starts_key date not null generated always as (coalesce(starts_on, 'infinity')) stored,
  title_key text not null generated always as (fold(title)) stored,
  search text not null default ' '
);
create index opportunities__newest on opportunities (newest_at, id);
create index opportunities__starts on opportunities (starts_key, id);
create index opportunities__title on opportunities (title_key, id);
create index opportunities__posted_newest on opportunities (newest_at, id) where state = 'posted';
create index opportunities__posted_starts on opportunities (starts_key, id) where state = 'posted';
create index opportunities__posted_title on opportunities (title_key, id) where state = 'posted';
create index opportunities__state_newest on opportunities (state, newest_at, id);
create index opportunities__contract_newest on opportunities (contract_type, newest_at, id);
create index opportunities__remote_newest on opportunities (remote, newest_at, id);
create index opportunities__sector_newest on opportunities (expertise_area, newest_at, id);
create index opportunities__rate on opportunities (daily_rate_to_cents);
create index opportunities__areas on opportunities using gin (activity_areas);
create index opportunities__company_newest on opportunities (company_id, newest_at, id);
create index opportunities__company_starts on opportunities (company_id, starts_key, id);
create index opportunities__company_title on opportunities (company_id, title_key, id);
create index opportunities__division on opportunities (division_id);
create index opportunities__manager on opportunities (manager_id);
create index opportunities__search on opportunities using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);

-- The name of the company is not searched: an anonymous need would be found by it.
create function opportunities_search() returns trigger language plpgsql as $$
begin
  new.search := fold(' ' || new.title || ' ' || coalesce(new.place, '') || ' ' || array_to_string(new.skills, ' ') || ' ' || coalesce((
    select string_agg(v.fr || ' ' || v.en, ' ') from referential_values v where v.list = 'activity-areas' and v.code = any(new.activity_areas)), ''));
  return new;
end $$;
create trigger opportunities__search before insert or update of title, place, skills, activity_areas on opportunities
  for each row execute function opportunities_search();

-- Those who follow a need besides its manager.
create table opportunity_people (
  opportunity_id uuid not null references opportunities on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (opportunity_id, user_id)
);
create index opportunity_people__user on opportunity_people (user_id, opportunity_id);

create table opportunity_favourites (
  user_id uuid not null references users on delete cascade,
  opportunity_id uuid not null references opportunities on delete cascade,
  at timestamptz not null default now(),
  primary key (user_id, opportunity_id)
);
create index opportunity_favourites__opportunity on opportunity_favourites (opportunity_id);

create table applications (
  id uuid primary key,
  opportunity_id uuid not null references opportunities,
  owner_id uuid not null references users on delete cascade,
  state text not null check (state in ('new', 'submitted', 'interview', 'accepted', 'rejected', 'retired')),
  message text not null check (length(message) <= 2000),
  daily_rate_cents integer check (daily_rate_cents > 0),
  annual_salary_cents integer check (annual_salary_cents > 0),
  available_from date,
  slots timestamptz[] not null default '{}',
  minutes smallint,
  format text check (format in ('video', 'phone', 'onSite')),
  place text check (length(place) <= 200),
  interview_at timestamptz,
  reason text check (length(reason) <= 1000),
  -- Since when it is in this state, or waits for whom it waits.
  since timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  submitted_at timestamptz,
  accepted_at timestamptz,
  rejected_at timestamptz,
  retired_at timestamptz,
  version integer not null default 1,
  -- Kept beside it: what a company lists of its applications is walked by an index.
  company_id uuid not null references companies
);
create unique index applications__owner on applications (owner_id, opportunity_id);
create index applications__owner_newest on applications (owner_id, sent_at, id);
create index applications__owner_since on applications (owner_id, since, id);
create index applications__opportunity_newest on applications (opportunity_id, sent_at, id);
create index applications__company_newest on applications (company_id, sent_at, id) where submitted_at is not null;
create index applications__company_since on applications (company_id, since, id) where submitted_at is not null;
create index applications__newest on applications (sent_at, id);
create index applications__since on applications (since, id);
create index applications__state_newest on applications (state, sent_at, id);
