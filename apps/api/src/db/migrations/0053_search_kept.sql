-- The terms of needs and profiles, kept by whoever writes them, and how many records have each.

alter table opportunities add column terms tsvector not null default '';
alter table freelance_profiles add column terms tsvector not null default '';

create function search_labels_of(list_name text, codes text[]) returns text language sql stable
  return (select string_agg(regexp_replace(v.fr || ' ' || v.en, '\([^)]*\)', ' ', 'g'), ' ') from referential_values v
    where v.list = list_name and v.code = any (codes));

-- Neither the company nor its people: an anonymous need would be found by them.
create function opportunities_terms() returns trigger language plpgsql as $$
begin
  new.terms := search_terms(
    concat_ws(' ', new.title, array_to_string(new.skills, ' '), search_labels_of('activity-areas', new.activity_areas)),
    concat_ws(' ', new.place, search_labels_of('expertise-areas', array[new.expertise_area]), search_labels_of('mobility-areas', array[new.mobility_area])),
    '');
  return new;
end $$;
create trigger opportunities__terms before insert or update of title, place, skills, activity_areas, expertise_area, mobility_area on opportunities
  for each row execute function opportunities_terms();

-- After the trigger that says whether a profile is listed, by its name.
create function freelance_profiles_terms() returns trigger language plpgsql as $$
begin
  new.terms := search_terms(
    concat_ws(' ', new.title, array_to_string(new.skills, ' '), search_labels_of('activity-areas', new.professions)),
    coalesce(search_labels_of('mobility-areas', new.areas), ''),
    coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = new.user_id), ''));
  return new;
end $$;
create trigger freelance_profiles__terms before insert or update on freelance_profiles
  for each row execute function freelance_profiles_terms();

-- Counted in the order of the tokens, so that two who write at once wait for each other and not in a circle.
create function search_count(changes search_tokens[]) returns void language plpgsql as $$
declare empty search_tokens[];
begin
  with changed as (
    insert into search_tokens as t (kind, token, df)
    select c.kind, c.token, sum(c.df) from unnest(changes) c group by c.kind, c.token having sum(c.df) <> 0 order by c.kind, c.token
    on conflict (kind, token) do update set df = t.df + excluded.df returning t.kind, t.token, t.df)
  select array_agg(row(kind, token, df)::search_tokens) into empty from changed where df <= 0;
  if empty is null then return; end if;
  delete from search_tokens t using unnest(empty) e where t.kind = e.kind and t.token = e.token and t.df <= 0;
end $$;

create function opportunities_counted() returns trigger language plpgsql as $$
declare changes search_tokens[] := '{}';
begin
  if tg_op <> 'INSERT' then
    select array_agg(row(k, token, n)::search_tokens) into changes from (
      select k, token, -count(*)::integer as n from gone o, unnest(tsvector_to_array(o.terms)) token,
        unnest(case when o.state = 'posted' then '{m,n}' else '{m}' end::"char"[]) k group by k, token) c;
  end if;
  if tg_op <> 'DELETE' then
    select changes || array_agg(row(k, token, n)::search_tokens) into changes from (
      select k, token, count(*)::integer as n from come o, unnest(tsvector_to_array(o.terms)) token,
        unnest(case when o.state = 'posted' then '{m,n}' else '{m}' end::"char"[]) k group by k, token) c;
  end if;
  perform search_count(changes);
  return null;
end $$;
create trigger opportunities__counted_new after insert on opportunities referencing new table as come
  for each statement execute function opportunities_counted();
create trigger opportunities__counted_changed after update on opportunities referencing old table as gone new table as come
  for each statement execute function opportunities_counted();
create trigger opportunities__counted_gone after delete on opportunities referencing old table as gone
  for each statement execute function opportunities_counted();

-- What a hidden profile says is in no count: its words are not known to whoever searches.
create function freelance_profiles_counted() returns trigger language plpgsql as $$
declare changes search_tokens[] := '{}';
begin
  if tg_op <> 'INSERT' then
    select array_agg(row('p', token, n)::search_tokens) into changes from (
      select token, -count(*)::integer as n from gone p, unnest(tsvector_to_array(p.terms)) token where p.is_listed group by token) c;
  end if;
  if tg_op <> 'DELETE' then
    select changes || array_agg(row('p', token, n)::search_tokens) into changes from (
      select token, count(*)::integer as n from come p, unnest(tsvector_to_array(p.terms)) token where p.is_listed group by token) c;
  end if;
  perform search_count(changes);
  return null;
end $$;
create trigger freelance_profiles__counted_new after insert on freelance_profiles referencing new table as come
  for each statement execute function freelance_profiles_counted();
create trigger freelance_profiles__counted_changed after update on freelance_profiles referencing old table as gone new table as come
  for each statement execute function freelance_profiles_counted();
create trigger freelance_profiles__counted_gone after delete on freelance_profiles referencing old table as gone
  for each statement execute function freelance_profiles_counted();

-- Professions are called by both labels. Needs that are not closed follow a label that changes, as profiles do; what is closed keeps the words
-- it had, since it may be very much. Before the trigger that renews the profiles, by its name.
create function referential_values_label() returns trigger language plpgsql as $$
begin
  delete from search_labels where concept = 'activity:' || new.code;
  perform search_label('activity:' || new.code, label) from unnest(array[new.fr, new.en]) label where new.group_id is not null;
  if tg_op = 'UPDATE' then
    update opportunities set title = title where activity_areas @> array[new.code] and state <> 'closed';
  end if;
  return null;
end $$;
create trigger referential_values__label_new after insert on referential_values for each row
  when (new.list = 'activity-areas') execute function referential_values_label();
create trigger referential_values__label after update of fr, en on referential_values for each row
  when (new.list = 'activity-areas' and (old.fr, old.en) is distinct from (new.fr, new.en)) execute function referential_values_label();
