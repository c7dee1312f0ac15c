-- The accounts of the demonstration are marked: their password is public, so production lets none of them in.
alter table users add column is_demo boolean not null default false;
