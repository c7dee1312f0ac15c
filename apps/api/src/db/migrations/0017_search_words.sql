-- What a row shows is searched: the professions, title and skills of a freelance, the company of a contact.

create or replace function freelance_profiles_copy() returns trigger language plpgsql as $$
begin
  select u.state = 'active' and u.validated_at is not null and u.email_verified_at is not null and not new.is_private, u.name_key,
    fold(concat_ws(' ', '', u.first_name, u.last_name, new.title, array_to_string(new.skills, ' '), (
      select string_agg(v.fr || ' ' || v.en, ' ') from referential_values v
      where v.list = 'activity-areas' and v.code = any(new.professions))))
  into new.is_listed, new.name_key, new.search
  from users u where u.id = new.user_id and u.type = 'Freelance';
  if not found then
    new.is_listed := false;
    new.name_key := '';
    new.search := ' ';
  end if;
  return new;
end $$;

-- Kept beside the person by the triggers below; begins with a space where there is anything.
alter table users add column also_search text not null default '';

-- Once for a statement: people are written in many indexes.
create function freelance_profiles_told() returns trigger language plpgsql as $$
begin
  update users u set also_search = t.search from told t where u.id = t.user_id and u.also_search <> t.search;
  return null;
end $$;
create trigger freelance_profiles__told_new after insert on freelance_profiles referencing new table as told
  for each statement execute function freelance_profiles_told();
create trigger freelance_profiles__told_changed after update on freelance_profiles referencing new table as told
  for each statement execute function freelance_profiles_told();
create function freelance_profiles_gone() returns trigger language plpgsql as $$
begin
  update users u set also_search = '' from gone where u.id = gone.user_id and u.also_search <> '';
  return null;
end $$;
create trigger freelance_profiles__gone after delete on freelance_profiles referencing old table as gone
  for each statement execute function freelance_profiles_gone();

create function users_company_name() returns trigger language plpgsql as $$
begin
  if new.type = 'Company' then
    new.also_search := coalesce((select ' ' || fold(c.name) from companies c where c.id = new.company_id), '');
  end if;
  return new;
end $$;
create trigger users__company_name before insert or update of company_id, type on users
  for each row execute function users_company_name();
create function companies_name() returns trigger language plpgsql as $$
begin
  update users set also_search = ' ' || fold(new.name) where company_id = new.id;
  return null;
end $$;
create trigger companies__name after update of name on companies for each row
  when (old.name is distinct from new.name) execute function companies_name();

-- A profession that gets another name is found by it.
create function activity_areas_label() returns trigger language plpgsql as $$
begin
  update freelance_profiles set user_id = user_id where professions @> array[new.code];
  return null;
end $$;
create trigger referential_values__profession after update of fr, en on referential_values for each row
  when (new.list = 'activity-areas' and (old.fr, old.en) is distinct from (new.fr, new.en)) execute function activity_areas_label();
