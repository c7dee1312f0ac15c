-- A profile is found by what its areas lie in (Paris by Île-de-France), and by the places that its note on mobility names.
create function search_places_of(codes text[]) returns text language sql stable
  return (select string_agg(regexp_replace(v.fr || ' ' || v.en, '\([^)]*\)', ' ', 'g'), ' ') from referential_values v
    where v.list = 'mobility-areas' and exists (select from unnest(codes) area where area = v.code or area ^@ (v.code || '-')));

create or replace function freelance_profiles_terms() returns trigger language plpgsql as $$
begin
  new.terms := search_terms(
    concat_ws(' ', new.title, array_to_string(new.skills, ' '), search_labels_of('activity-areas', new.professions)),
    concat_ws(' ', search_places_of(new.areas), new.mobility_note),
    coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = new.user_id), ''));
  return new;
end $$;

-- Those whose words change.
update freelance_profiles p set user_id = p.user_id
where p.mobility_note <> '' or exists (
  select from unnest(p.areas) area, referential_values v where v.list = 'mobility-areas' and area ^@ (v.code || '-'));
