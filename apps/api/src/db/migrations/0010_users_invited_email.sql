-- no transaction
-- One of a company for an address; and by address, to end the others when it is proved.
create unique index concurrently if not exists users__invited_email on users (invited_email, company_id) where invited_email is not null;
