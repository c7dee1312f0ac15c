-- The texts that contracts begin with. Without one of its own a model has that of the product.

create table contract_models (
  id uuid primary key,
  state text not null default 'original' check (state in ('original', 'changed')),
  name text not null unique check (name in ('Freelance', 'CDD', 'CDI', 'amendment', 'employmentAmendment')),
  rank smallint not null,
  text text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check ((text is null) = (state = 'original'))
);
create index contract_models__rank on contract_models (rank, id);
insert into contract_models (id, name, rank) values
  (gen_random_uuid(), 'Freelance', 1), (gen_random_uuid(), 'CDD', 2), (gen_random_uuid(), 'CDI', 3),
  (gen_random_uuid(), 'amendment', 4), (gen_random_uuid(), 'employmentAmendment', 5);

-- The link by which somebody without an account reads and signs what was sent. The secret part of it is kept nowhere: it is made again from the
-- id and the secret of the installation. It goes with the first thing that is done by it, or with what it was for.
create table contract_links (
  id uuid primary key,
  contract_id uuid not null unique references contracts on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The address it was sent to: it stands for that one and no other.
  email text not null,
  expires_at timestamptz not null
);
create index contract_links__user on contract_links (user_id);

-- How somebody showed who they are: by their account, or by a link to their address. Both with a code.
alter table contract_signatures add column method text not null default 'account' check (method in ('account', 'link'));
