-- The accounts of the demonstration are marked: their password is public, so production lets none of them in.
alter table users add column is_demo boolean not null default false;
-- Of demonstrations loaded before: nobody else can have an address in these two domains, which are reserved.
update users set is_demo = true where email like '%@jalon.test' or email like '%.example';
