-- Why an account is blocked, and whether and why a sign-up was refused, as the person is told.

alter table users add column block_reason text;
alter table users add column refused_at timestamptz;
alter table users add column refusal_reason text;
-- Not checked against the rows that are there, which have none: that would lock the table while it is read.
alter table users add constraint users__reasons check (
  length(block_reason) <= 500 and length(refusal_reason) <= 500 and (refused_at is null) = (refusal_reason is null)) not valid;
