-- no transaction
-- Lists in alphabetical order are filtered by state like those that have an order of their own.
create index concurrently if not exists referential_values__state_fr on referential_values (list, state, fr_key, id);
