-- no transaction
create index concurrently if not exists opportunities__posted_skill_keys on opportunities using gin (skill_keys) where state = 'posted';
