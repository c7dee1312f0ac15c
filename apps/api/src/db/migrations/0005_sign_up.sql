-- Signing up: the answers that wait for their confirmation.

-- One per browser: its cookie holds 256 random bits, of which only the hash is kept. Confirmed, it forgets the answers and remembers
-- the address and, when that was new, the account.
create table sign_up_drafts (
  id uuid primary key,
  token_hash bytea not null,
  answers jsonb not null default '{}',
  password_hash text,
  -- A sign-up that began at an OpenID Connect provider.
  identity jsonb,
  -- What was proved in a browser does not stay proved there for a week.
  identity_until timestamptz,
  -- The draft has the file until the company takes it.
  logo_key uuid,
  confirmed_at timestamptz,
  email text,
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index sign_up_drafts__token on sign_up_drafts (token_hash);
create index sign_up_drafts__expires on sign_up_drafts (expires_at);
create index sign_up_drafts__user on sign_up_drafts (user_id);
