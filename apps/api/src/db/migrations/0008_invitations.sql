-- What a company has invited is no account and holds no address: anybody else may invite the same one, and the person may sign up alone.
-- Until the invitation is accepted, `email`, which signs in and is unique, is one that reaches nobody, and `invited_email` is where the
-- letter goes. Null for accounts, and for people whom the staff keep on record, who stay as they are.
-- The version before reads `email` alone: while it still serves, these contacts are shown with an address that reaches nobody and their
-- links are refused; nothing fails, and nothing is written to the wrong person.

alter table users add column invited_email text check (invited_email = lower(invited_email));
alter table users add column invitation text check (invitation in ('open', 'declined', 'withdrawn'));

update users u set invited_email = u.email, email = u.email || '.' || u.id || '.invalid', invitation = 'open'
where u.state = 'none' and u.type = 'Company' and u.email_verified_at is null
  and exists (select 1 from events e where e.subject_id = u.id and e.kind = 'contact.create');

alter table users add constraint users__invitation
  check ((invitation is null) = (invited_email is null) and (invitation is null or state in ('none', 'deleted')));

-- One of a company for an address; and by address, to end the others when it is proved.
create unique index users__invited_email on users (invited_email, company_id) where invited_email is not null;

-- Letters that others than its owner can have written to an address, counted from the first one on. Not the address but its hash: the
-- count outlives whoever asks to be forgotten, for a day.
create table letter_counts (
  address_hash bytea not null,
  seconds integer not null,
  since timestamptz not null default now(),
  letters integer not null,
  primary key (address_hash, seconds)
);
create index letter_counts__since on letter_counts (since);
