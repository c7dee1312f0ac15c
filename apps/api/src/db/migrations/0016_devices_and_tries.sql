-- The browsers somebody has signed in from, by the random token of a cookie of theirs; only its hash is kept. One token may be known to
-- several people who share a browser.
create table device_tokens (
  token_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index device_tokens__user on device_tokens (user_id, last_used_at);
create index device_tokens__last on device_tokens (last_used_at);

-- Up to when the failures of a key have been forgotten with time.
alter table sign_in_tries add column forgotten_at timestamptz not null default now();
