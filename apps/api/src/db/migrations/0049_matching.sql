-- Skills as they are compared: `plainKey` of the domain does the same. Kept in the row, because a match looks at those of many rows.
create function skill_key(name text) returns text language sql immutable strict parallel safe
  return regexp_replace(public.fold(name), '[\s.,;:/_''()-]', '', 'g');
create function skill_keys(names text[]) returns text[] language sql immutable strict parallel safe
  return (select coalesce(array_agg(public.skill_key(name)), '{}') from unnest(names) name);

alter table freelance_profiles add column skill_keys text[] not null generated always as (skill_keys(skills)) stored;
alter table opportunities add column skill_keys text[] not null generated always as (skill_keys(skills)) stored;
