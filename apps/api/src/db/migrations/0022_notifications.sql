-- Who was told of which event: the event says what happened, by whom and about what. A notification has the id of its event, which is in
-- the order of time.
create table notifications (
  user_id uuid not null references users on delete cascade,
  event_id uuid not null references events on delete cascade,
  kind text not null,
  subject_id uuid not null,
  at timestamptz not null default now(),
  -- Asks somebody to act. Treated counts for all who were asked; read is everybody's own.
  asks boolean not null default false,
  read_at timestamptz,
  treated_at timestamptz,
  treated_by uuid references users on delete set null,
  -- The act that treated it, which may be undone.
  treated_event uuid,
  -- As the person had chosen when it happened: null, the product alone tells it.
  mail text check (mail in ('at once', 'daily')),
  mailed_at timestamptz,
  primary key (user_id, event_id)
);
create index notifications__unread on notifications (user_id, event_id) where read_at is null;
create index notifications__to_treat on notifications (user_id, event_id) where asks and treated_at is null;
create index notifications__event on notifications (event_id);
create index notifications__subject on notifications (subject_id);
create index notifications__to_mail on notifications (mail, user_id) where mail is not null and mailed_at is null and read_at is null;

-- How somebody wants to be told, by what it is about. Without a row, as each kind suggests.
create table notice_choices (
  user_id uuid not null references users on delete cascade,
  category text not null,
  channel text not null check (channel in ('none', 'product', 'daily', 'at once')),
  primary key (user_id, category)
);

-- Whoever changes what somebody was told, the servers hear of it on commit: the person, and the newest that came.
create function notifications_came() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', user_id || ' ' || event_id) from (
    select distinct on (user_id) user_id, event_id from changed order by user_id, event_id desc) c;
  return null;
end $$;
create function notifications_went() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', user_id::text) from (select distinct user_id from changed) c;
  return null;
end $$;
create function notifications_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', user_id::text) from (
    select distinct n.user_id from changed n join before b using (user_id, event_id)
    where (n.read_at, n.treated_at) is distinct from (b.read_at, b.treated_at)) c;
  return null;
end $$;
create trigger notifications__came after insert on notifications referencing new table as changed
  for each statement execute function notifications_came();
create trigger notifications__went after delete on notifications referencing old table as changed
  for each statement execute function notifications_went();
create trigger notifications__changed after update on notifications referencing old table as before new table as changed
  for each statement execute function notifications_changed();
