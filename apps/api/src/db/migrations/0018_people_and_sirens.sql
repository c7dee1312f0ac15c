-- Events that name people keep who they are, not what they were called: the names are read with the event, so that who is renamed, or
-- leaves, is so in every history at once, and no event has to be looked for.
alter table events add column people jsonb;

-- Of the older ones, those who can be told for certain stay; a name that is nobody's any more, or several people's, goes.
create function people_called(names text) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(found.id), '[]')
  from unnest(string_to_array(names, ', ')) called(name),
    lateral (select min(u.id::text) as id from users u
      where u.type = 'Commercial' and u.first_name || ' ' || u.last_name = called.name having count(*) = 1) found
$$;
update events
set people = jsonb_build_object(
    'before', jsonb_build_object('commercials', people_called(before ->> 'commercials')),
    'after', jsonb_build_object('commercials', people_called(after ->> 'commercials'))),
  before = before || '{"commercials": null}', after = after || '{"commercials": null}'
where kind = 'company.assign' and before is not null and after is not null;
drop function people_called(text);

-- Nothing looks through them any more.
drop index events__assign;

-- Companies of one number are found beside each other.
create index companies__siren on companies (siren) where siren is not null;
