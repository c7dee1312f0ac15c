-- People of every type, the divisions of contacts and the portfolios of commercials.

create table users (
  id uuid primary key,
  type text not null check (type in ('Freelance', 'Company', 'Commercial', 'Admin')),
  state text not null default 'active' check (state in ('active', 'deactivated', 'blocked', 'none', 'deleted')),
  -- Who closed the account: only oneself may open again what one has closed.
  closed_by uuid references users on delete set null,
  validated_at timestamptz,
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text,
  -- The beginning of time for who never did, so that an index can order by it.
  signed_in_at timestamptz not null default 'epoch',
  civility text check (civility in ('ms', 'mr', 'unstated')),
  first_name text not null,
  last_name text not null,
  phone text check (length(phone) <= 30),
  picture_key uuid,
  lang text not null default 'fr' check (lang in ('fr', 'en')),
  -- What a person has chosen; what is missing has its default in the code.
  preferences jsonb not null default '{}',
  company_id uuid references companies,
  role_id uuid references company_roles,
  -- What a person does in the company: "Directrice des achats".
  job text check (length(job) <= 50),
  -- A commercial who is not bound to the portfolio.
  sees_all boolean not null default false,
  -- Counts the changes of the person's own data: an edit says which one it started from.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text not null generated always as (fold(last_name || ' ' || first_name)) stored,
  job_key text not null generated always as (fold(coalesce(job, ''))) stored,
  -- The label of the role, kept beside the person: a list cannot be walked in the order of another table.
  role_key text not null default '',
  search text generated always as (fold(' ' || first_name || ' ' || last_name || ' ' || email)) stored,
  -- Somebody who has left stays in what others remember, also when their company is removed.
  constraint users__company_of_contact
    check ((type = 'Company') = (company_id is not null) or (type = 'Company' and state = 'deleted'))
);
create unique index users__email on users (email);
create index users__company on users (company_id);
create index users__role on users (role_id);
create index users__search on users using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);

-- Accounts as the administrators list them: by type, in each of their orders.
create index users__type_name on users (type, name_key, id) where state <> 'deleted';
create index users__type_email on users (type, email, id) where state <> 'deleted';
create index users__type_created on users (type, created_at, id) where state <> 'deleted';
create index users__type_signed_in on users (type, signed_in_at, id) where state <> 'deleted';
-- What waits for somebody: short whatever the number of accounts.
create index users__to_validate on users (type, created_at) where validated_at is null and state = 'active';
create index users__invited on users (type, created_at) where state = 'none';

-- The contacts of a company in each of their orders; who is gone is not among them.
create index users__company_name on users (company_id, name_key, id) where company_id is not null and state <> 'deleted';
create index users__company_job on users (company_id, job_key, id) where company_id is not null and state <> 'deleted';
create index users__company_role on users (company_id, role_key, id) where company_id is not null and state <> 'deleted';
create index users__company_state on users (company_id, state, id) where company_id is not null and state <> 'deleted';
create index users__company_signed_in on users (company_id, signed_in_at, id) where company_id is not null and state <> 'deleted';

-- Whoever writes a person or a role, the copy of the label follows.
create function users_role_key() returns trigger language plpgsql as $$
begin
  new.role_key := coalesce((select fold(r.label) from company_roles r where r.id = new.role_id), '');
  return new;
end $$;
create trigger users__role_key before insert or update of role_id on users for each row execute function users_role_key();
create function company_roles_label() returns trigger language plpgsql as $$
begin
  update users set role_key = fold(new.label) where role_id = new.id;
  return null;
end $$;
create trigger company_roles__label after update of label on company_roles for each row
  when (old.label is distinct from new.label) execute function company_roles_label();

-- A contact without a row here sees the whole company.
create table user_divisions (
  user_id uuid not null references users on delete cascade,
  division_id uuid not null references divisions,
  primary key (user_id, division_id)
);
create index user_divisions__division on user_divisions (division_id);

-- Portfolios: who looks after which company.
create table company_commercials (
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_commercials__user on company_commercials (user_id, company_id);
