-- A resume stays with the application it was sent with: a file of its own, that shares its content with the one of the profile.
alter table files add column content_id uuid;
create index files__content on files (content_id) where content_id is not null;

-- What a candidate says when no slot suits.
alter table applications add column no_slot text check (length(no_slot) <= 500);

-- What happens on the market is on the screens of those who are not told of it: the other sessions of who acts, and the people of the company.
-- The servers hear on commit whose screens are stale.
create function events_happened() returns trigger language plpgsql as $$
begin
  perform pg_notify('stale', c.user_id::text) from (
    select h.actor_id as user_id from happened h where h.kind ~ '^(opportunity|application|applicationNote|profile)\.'
    union
    select u.id from happened h join users u on u.company_id = h.company_id
    where h.kind ~ '^(opportunity|application)\.' and u.state = 'active'
      and exists (select 1 from sessions s where s.user_id = u.id and s.expires_at > now())) c
  where c.user_id is not null;
  return null;
end $$;
create trigger events__happened after insert on events referencing new table as happened
  for each statement execute function events_happened();
