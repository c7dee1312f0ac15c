-- The logo of a company, which may be sent while it signs up: the draft then has the file until the company takes it.

alter table companies add column logo_key uuid;
alter table sign_up_drafts add column logo_key uuid;
