-- Addresses that are corrected and changed.

-- `change` proves an address the account does not have yet. One is open for a person at a time.
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check check (purpose in ('verify', 'reset', 'activate', 'change'));
create unique index account_links__change on account_links (user_id) where purpose = 'change' and used_at is null;

-- What was confirmed: a draft whose address had an account keeps its answers, so that a mistyped address can be corrected.
alter table sign_up_drafts add column confirmed_type text check (confirmed_type in ('freelance', 'company'));
