-- Which profile was told to whom by a search: once each, as for needs.
create table talent_finds (
  user_id uuid not null references users on delete cascade,
  person_id uuid not null references users on delete cascade,
  event_id uuid not null,
  is_mailed boolean not null,
  primary key (user_id, person_id)
);
create index talent_finds__person on talent_finds (person_id);

-- Whom companies have seen: somebody is new to them once.
create table talents_seen (
  person_id uuid primary key references users on delete cascade
);
insert into talents_seen select user_id from freelance_profiles where is_listed;

-- Who hides, or goes, is named by no notification either, read or not.
create function freelance_profiles_untold() returns trigger language plpgsql as $$
begin
  delete from notifications where subject_id = old.user_id and kind = 'talent.appear';
  return null;
end $$;
create trigger freelance_profiles__untold after update on freelance_profiles
  for each row when (old.is_listed and not new.is_listed) execute function freelance_profiles_untold();
create trigger freelance_profiles__untold_gone after delete on freelance_profiles
  for each row when (old.is_listed) execute function freelance_profiles_untold();
