-- no transaction
-- Of two imports from the tool at once, one wins.
create unique index concurrently if not exists imports__at_work on imports ((true)) where state in ('preparing', 'running');
