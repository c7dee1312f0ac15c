-- Applications and deliveries are found by what they are about and by whose they are. The name of a company is not among it: the candidate of
-- an anonymous need would find it by that name.
alter table applications add column search text not null default ' ';
alter table deliveries add column search text not null default ' ';

create function applications_search() returns trigger language plpgsql as $$
begin
  new.search := fold(' ' || coalesce((select o.title from opportunities o where o.id = new.opportunity_id), '')
    || ' ' || coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = new.owner_id), ''));
  return new;
end $$;
create trigger applications__search before insert or update of opportunity_id, owner_id on applications
  for each row execute function applications_search();

create function deliveries_search() returns trigger language plpgsql as $$
begin
  new.search := fold(' ' || new.title || ' ' || coalesce((select p.title from projects p where p.id = new.project_id), '')
    || ' ' || coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = new.owner_id), ''));
  return new;
end $$;
create trigger deliveries__search before insert or update of title, project_id, owner_id on deliveries
  for each row execute function deliveries_search();

-- What they are found by is written anew when what it is taken from changes.
create function found_by_name() returns trigger language plpgsql as $$
begin
  update applications set owner_id = owner_id where owner_id = new.id;
  update deliveries set owner_id = owner_id where owner_id = new.id;
  return null;
end $$;
create trigger users__found_by_name after update of first_name, last_name on users
  for each row when (old.name_key is distinct from new.name_key) execute function found_by_name();

create function found_by_title() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'projects' then update deliveries set project_id = project_id where project_id = new.id;
  else update applications set opportunity_id = opportunity_id where opportunity_id = new.id;
  end if;
  return null;
end $$;
create trigger opportunities__found_by_title after update of title on opportunities
  for each row when (old.title is distinct from new.title) execute function found_by_title();
create trigger projects__found_by_title after update of title on projects
  for each row when (old.title is distinct from new.title) execute function found_by_title();

-- Whether a folded text has a word that was meant by what was typed: the same in another gender or number, or with a letter wrong, missing, added or two
-- exchanged; two of these from eight letters on. What is still being typed is compared with beginnings. Costs more than any other condition.
create function search_letters(word text) returns text[] language sql immutable strict parallel safe
  return array(select c from regexp_split_to_table(word, '') c order by c);
create function search_near(value text, typed text) returns boolean language sql immutable strict parallel safe cost 10000
  return exists (
    select 1 from regexp_split_to_table(value, '[^a-z0-9]+') w, lateral (values (left(w, 60)), (left(w, length(typed)))) f (form)
    where length(w) >= 4 and left(typed, 60) = typed and (
      levenshtein_less_equal(f.form, typed, 2) <= case when length(typed) >= 8 then 2 else 1 end
      or (levenshtein_less_equal(f.form, typed, 2) = 2 and length(f.form) = length(typed) and search_letters(f.form) = search_letters(typed))
      or search_stem(w) = search_stem(typed)));
