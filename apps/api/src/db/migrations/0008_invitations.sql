-- What a company has invited is no account and holds no address: anybody else may invite the same one, and the person may sign up alone.
-- Until the invitation is accepted, `email`, which signs in and is unique, is one that reaches nobody, and `invited_email` is where the
-- letter goes. Null for accounts, and for people whom the staff keep on record, who stay as they are.
-- The version before reads `email` alone: while it still serves, these contacts are shown with an address that reaches nobody and their
-- links are refused; nothing fails, and nothing is written to the wrong person.

alter table users add column invited_email text;
alter table users add column invitation text;
-- Checked against the rows that are there once they are filled, without a lock that keeps others out.
alter table users add constraint users_invited_email_check check (invited_email = lower(invited_email)) not valid;
alter table users add constraint users_invitation_check check (invitation in ('open', 'declined', 'withdrawn')) not valid;
alter table users add constraint users__invitation
  check ((invitation is null) = (invited_email is null) and (invitation is null or state in ('none', 'deleted'))) not valid;

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
