-- no transaction
-- The index of 0140 has the same columns beside others.
drop index concurrently if exists applications__interview;
