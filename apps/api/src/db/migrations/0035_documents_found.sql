-- no transaction
create index concurrently if not exists documents__found on documents using gin ((search || document_words(type)) gin_trgm_ops) with (gin_pending_list_limit = 256);
