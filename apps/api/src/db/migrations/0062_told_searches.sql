-- A view that is a search may tell its owner of what is new.
alter table views add column is_told boolean not null default false;
create index views__told on views (list, owner_id, id) where is_told;

-- Which need was told to whom by a search: once each. The event is that of the notification; what was mailed cannot be taken back.
create table search_finds (
  user_id uuid not null references users on delete cascade,
  opportunity_id uuid not null references opportunities on delete cascade,
  event_id uuid not null,
  is_mailed boolean not null,
  primary key (user_id, opportunity_id)
);
create index search_finds__opportunity on search_finds (opportunity_id);
