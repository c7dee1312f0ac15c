-- Signing in: sessions and devices, the links that prove an address, the second step, and identities at OpenID Connect providers.

-- The cookie holds 256 random bits; only their hash is kept.
create table sessions (
  id uuid primary key,
  token_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  -- An administrator who sees the product as somebody else keeps their own session.
  seen_as uuid references users on delete cascade,
  is_remembered boolean not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null default now(),
  -- Written at most every few minutes: it is for people to read, and for the end of a session nobody uses.
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index sessions__token on sessions (token_hash);
create index sessions__user on sessions (user_id, created_at);
create index sessions__seen_as on sessions (seen_as) where seen_as is not null;
create index sessions__expires on sessions (expires_at);

-- The kinds of devices a person has signed in from; sessions are forgotten, these are not.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device text not null,
  first_seen_at timestamptz not null default now(),
  primary key (user_id, device)
);

-- Wrong passwords in a row, for an address of the network or for an account, known or not.
create table sign_in_tries (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null default now()
);
create index sign_in_tries__last on sign_in_tries (last_at);

-- One use each. The secret part of a link is not kept: it is made again from the id and the secret of the installation.
create table account_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'activate')),
  -- The address it was sent to: a link proves that one and no other.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links__user on account_links (user_id, purpose, created_at);
create index account_links__expires on account_links (expires_at);

-- The secret of an authenticator app, encrypted with a key that is not in the database. It counts once `confirmed_at` is set.
create table two_steps (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The period of the last code that was accepted: none before it, nor itself, is accepted again.
  last_period bigint not null default 0
);

-- One use each. A code is found by its first group, and the rest is hashed as slowly as a password: with 80 bits a plain hash is too
-- quick a test for whoever holds a copy of the table.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  name text not null,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, name)
);

-- Who is who at which provider.
create table identities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The name of the configuration; the issuer is who vouches, whatever it is called.
  provider text not null,
  issuer text not null,
  subject text not null,
  -- What the provider said last; it is shown, and decides nothing.
  email text,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index identities__subject on identities (issuer, subject);
create unique index identities__user on identities (user_id, provider);

-- Those who are on their way to a provider. Used once. The cookie of the browser and the state of the address must both fit: of each
-- only the hash is kept.
create table sign_in_starts (
  id uuid primary key,
  token_hash bytea not null,
  state_hash bytea not null,
  provider text not null,
  -- Nonce and verifier, encrypted with a key that is not in the database.
  secrets bytea not null,
  next text,
  is_remembered boolean not null,
  -- Who connects an identity to their account; null for a sign-in.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create unique index sign_in_starts__state on sign_in_starts (state_hash);
create index sign_in_starts__expires on sign_in_starts (expires_at);
create index sign_in_starts__user on sign_in_starts (user_id) where user_id is not null;
