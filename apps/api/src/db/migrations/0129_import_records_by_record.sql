-- no transaction
-- Whether a record came from the external tool is said wherever it is shown.
create index concurrently if not exists import_records__from_tool on import_records (record_id) where external_id is not null;
