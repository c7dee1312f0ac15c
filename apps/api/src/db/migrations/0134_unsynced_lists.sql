-- What an import from the tool would leave empty everywhere, as its lists were never synchronised.
alter table imports add column unsynced text[] not null default '{}';
