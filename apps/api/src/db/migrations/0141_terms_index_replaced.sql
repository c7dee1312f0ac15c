-- no transaction
-- The index of 0137 has the same column beside others.
drop index concurrently if exists opportunities__terms;
