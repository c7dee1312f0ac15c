-- no transaction
-- Companies are looked at by the date of their last change too.
create index concurrently if not exists companies__updated on companies (updated_at, id);
