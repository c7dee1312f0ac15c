-- no transaction
drop index concurrently if exists documents__search;
