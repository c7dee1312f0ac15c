-- no transaction
-- The same as in French: the order of a reader in English.
create index concurrently if not exists referential_values__state_en on referential_values (list, state, en_key, id);
