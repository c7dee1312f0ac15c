-- What an event says in words, in English: {"label", "before", "after"}, the last two with only the fields that have a text in each
-- language. `label`, `before` and `after` hold the French; older events have nothing else.
alter table events add column english jsonb;
