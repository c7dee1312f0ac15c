-- Whoever was told of what is undone sees on a screen what it had changed: it is read again, as where something is done in another window.
-- A profile that hides takes its notifications away too (0068), and undoes nothing.
create or replace function notifications_went() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', user_id::text) from (select distinct user_id from changed) c;
  perform pg_notify('stale', user_id::text) from (select distinct user_id from changed where kind <> 'talent.appear') c;
  return null;
end $$;
