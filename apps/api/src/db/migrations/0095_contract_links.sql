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

-- When codes were asked for within a day: there are so many and no more.
alter table contract_codes add column asked_at timestamptz[] not null default array[now()];

-- The clock has told the staff that nobody signs.
alter table contracts add column overdue_on date;

-- By whom, for whom and for what: found by their names as they are now.
alter table contracts add column search text not null default ' ';
create function contracts_search() returns trigger language plpgsql as $$
begin
  new.search := fold(' C-' || new.year || '-' || lpad(new.ordinal::text, 3, '0')
    || ' ' || coalesce((select u.first_name || ' ' || u.last_name from users u where u.id = new.owner_id), '')
    || ' ' || coalesce((select m.name from companies m where m.id = new.company_id), '')
    || ' ' || coalesce((select p.title from projects p where p.id = new.project_id), ''));
  return new;
end $$;
create trigger contracts__search before insert or update of year, ordinal, owner_id, company_id, project_id on contracts
  for each row execute function contracts_search();
create function contracts_renamed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then update contracts set owner_id = owner_id where owner_id = new.id;
  elsif tg_table_name = 'companies' then update contracts set company_id = company_id where company_id = new.id;
  else update contracts set project_id = project_id where project_id = new.id;
  end if;
  return null;
end $$;
create trigger users__contracts after update of first_name, last_name on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name)) execute function contracts_renamed();
create trigger companies__contracts after update of name on companies
  for each row when (old.name is distinct from new.name) execute function contracts_renamed();
create trigger projects__contracts after update of title on projects
  for each row when (old.title is distinct from new.title) execute function contracts_renamed();
create index contracts__search on contracts using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);
create index contracts__type on contracts (type, since, id);
drop index contracts__project;
create index contracts__project on contracts (project_id, since, id);
