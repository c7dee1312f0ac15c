-- What a match reads of posted needs and of listed profiles, in narrow rows: a ranking reads tens of thousands of them, and the whole rows
-- are ten times as wide. Skills stand as numbers, of which the database counts those in common at once.
create extension if not exists intarray;
-- For the index of 0073.
create extension if not exists btree_gin;

-- Two skills with one number would be counted as one until the domain compares them.
create function skill_ids(keys text[]) returns integer[] language sql immutable strict parallel safe
  return (select coalesce(array_agg(distinct ('x' || left(md5(key), 8))::bit(32)::integer), '{}') from unnest(keys) key);

-- Areas, and those they lie in: an area lies in another whose code its own continues.
create function areas_around(codes text[]) returns text[] language sql immutable strict parallel safe
  return array(select distinct array_to_string((string_to_array(code, '-'))[1 : n], '-') from unnest(codes) code,
    generate_series(1, cardinality(string_to_array(code, '-'))) n);

create table match_needs (
  need_id uuid primary key references opportunities on delete cascade,
  newest_at timestamptz not null,
  offered_cents integer,
  starts_on date,
  contract_type text not null,
  remote text not null,
  experience text,
  mobility_area text,
  activity_areas text[] not null,
  skill_ids integer[] not null
);
create index match_needs__common on match_needs using gin (activity_areas, skill_ids gin__int_ops) with (gin_pending_list_limit = 256);

create function match_need(o opportunities) returns match_needs language sql immutable
  return row(o.id, o.newest_at,
    case when o.contract_type = 'Freelance' then coalesce(o.daily_rate_to_cents, o.daily_rate_from_cents) else o.annual_salary_cents end,
    o.starts_on, o.contract_type, o.remote, o.experience, o.mobility_area, o.activity_areas, skill_ids(o.skill_keys))::match_needs;

create function opportunities_matched() returns trigger language plpgsql as $$
begin
  delete from match_needs where need_id = new.id;
  if new.state = 'posted' then insert into match_needs select m.* from match_need(new) m; end if;
  return null;
end $$;
create trigger opportunities__matched after insert or update on opportunities for each row execute function opportunities_matched();

create table match_profiles (
  user_id uuid primary key references freelance_profiles on delete cascade,
  daily_rate_cents integer,
  annual_salary_cents integer,
  available_from date,
  contract_type text,
  remote text,
  busy text,
  experience text,
  professions text[] not null,
  areas text[] not null,
  skill_ids integer[] not null,
  -- Those of them that somebody knows a little.
  basic_ids integer[] not null
);
create index match_profiles__common on match_profiles using gin (professions, skill_ids gin__int_ops) with (gin_pending_list_limit = 256);

create function basic_skills(levels jsonb) returns text[] language sql immutable strict parallel safe
  return skill_keys(array(select l ->> 'name' from jsonb_array_elements(levels) l where l ->> 'level' = 'basic'));
create function match_profile(p freelance_profiles) returns match_profiles language sql immutable
  return row(p.user_id, p.daily_rate_cents, p.annual_salary_cents, p.available_from, p.contract_type, p.remote, p.busy, p.experience,
    p.professions, p.areas, skill_ids(p.skill_keys), skill_ids(basic_skills(p.skill_levels)))::match_profiles;

create function freelance_profiles_matched() returns trigger language plpgsql as $$
begin
  delete from match_profiles where user_id = new.user_id;
  if new.is_listed then insert into match_profiles select m.* from match_profile(new) m; end if;
  return null;
end $$;
create trigger freelance_profiles__matched after insert or update on freelance_profiles for each row execute function freelance_profiles_matched();
