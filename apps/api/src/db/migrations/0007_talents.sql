-- Freelances as companies find them: hidden or not, searched, and in the orders of the list.

-- Somebody who signs up answers all of it; of somebody the operator has entered, it may be known later.
create table freelance_profiles (
  user_id uuid primary key references users on delete cascade,
  -- Lists name their rows by `id`.
  id uuid not null generated always as (user_id) stored,
  title text check (length(title) <= 50),
  -- Codes of the list activity-areas, the most important first.
  professions text[] not null default '{}',
  skills text[] not null default '{}',
  experience text,
  contract_type text check (contract_type in ('Freelance', 'CDD', 'CDI')),
  legal_status text,
  daily_rate_cents integer check (daily_rate_cents > 0),
  annual_salary_cents integer check (annual_salary_cents > 0),
  available_from date,
  -- Hidden from companies by the freelance.
  is_private boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Who has not said comes last.
  available_key date not null generated always as (coalesce(available_from, date 'infinity')) stored,
  -- Kept beside the profile by the triggers below: a list cannot be walked in the order, nor by the state, of another table.
  is_listed boolean not null default false,
  name_key text not null default '',
  search text not null default ' '
);
create index freelance_profiles__name on freelance_profiles (name_key, id) where is_listed;
create index freelance_profiles__available on freelance_profiles (available_key, id) where is_listed;
create index freelance_profiles__created on freelance_profiles (created_at, id) where is_listed;
create index freelance_profiles__professions on freelance_profiles using gin (professions) where is_listed;
create index freelance_profiles__search on freelance_profiles using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);

-- Whoever writes a profile or its person: listed are those who are at work here, let in and proved, and do not hide.
create function freelance_profiles_copy() returns trigger language plpgsql as $$
begin
  select u.state = 'active' and u.validated_at is not null and u.email_verified_at is not null and not new.is_private, u.name_key,
    fold(' ' || u.first_name || ' ' || u.last_name || ' ' || coalesce(new.title, '') || ' ' || array_to_string(new.skills, ' '))
  into new.is_listed, new.name_key, new.search
  from users u where u.id = new.user_id and u.type = 'Freelance';
  if not found then
    new.is_listed := false;
    new.name_key := '';
    new.search := ' ';
  end if;
  return new;
end $$;
create trigger freelance_profiles__copy before insert or update on freelance_profiles
  for each row execute function freelance_profiles_copy();

create function users_profile() returns trigger language plpgsql as $$
begin
  update freelance_profiles set user_id = user_id where user_id = new.id;
  return null;
end $$;
create trigger users__profile after update of state, validated_at, email_verified_at, first_name, last_name, type on users for each row
  when (new.type = 'Freelance' and (old.state, old.validated_at is null, old.email_verified_at is null, old.first_name, old.last_name)
    is distinct from (new.state, new.validated_at is null, new.email_verified_at is null, new.first_name, new.last_name))
  execute function users_profile();
