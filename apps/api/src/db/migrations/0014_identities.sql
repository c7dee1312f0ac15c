-- Signing in by OpenID Connect: who is who at which provider, those who are on their way there, and sign-ups that began there.

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

-- Used once. The cookie of the browser and the state of the address must both fit: of each only the hash is kept.
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

alter table sign_up_drafts
  add column identity jsonb,
  -- What was proved in a browser does not stay proved there for a week.
  add column identity_until timestamptz;
