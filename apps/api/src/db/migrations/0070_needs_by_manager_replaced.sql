-- no transaction
drop index concurrently if exists opportunities__manager;
