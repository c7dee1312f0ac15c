-- The organisation of a company: what it says of itself, its roles, its divisions and its people.

-- The version an editor started from: a change made by somebody else meanwhile is told, not overwritten.
alter table companies add column version integer not null default 1;
alter table company_roles add column version integer not null default 1;
alter table divisions add column version integer not null default 1;
alter table users
  add column job_key text not null generated always as (fold(coalesce(job, ''))) stored,
  -- The label of the role, kept beside the person: a list cannot be walked in the order of another table.
  add column role_key text not null default '';

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
update users u set role_key = fold(r.label) from company_roles r where r.id = u.role_id;

-- The contacts of a company in each of their orders; who is gone is not among them.
create index users__company_name on users (company_id, name_key, id) where company_id is not null and state <> 'deleted';
create index users__company_job on users (company_id, job_key, id) where company_id is not null and state <> 'deleted';
create index users__company_role on users (company_id, role_key, id) where company_id is not null and state <> 'deleted';
create index users__company_state on users (company_id, state, id) where company_id is not null and state <> 'deleted';
create index users__company_signed_in on users (company_id, signed_in_at, id) where company_id is not null and state <> 'deleted';

-- A company that was there before has owners too: those whose role may give every other role, the oldest such role first.
update company_roles set is_owner = true where id in (
  select distinct on (r.company_id) r.id from company_roles r
  where 'roles.manage' = any(r.permissions) and 'contacts.manage' = any(r.permissions) and r.is_active
    and not exists (select 1 from company_roles o where o.company_id = r.company_id and o.is_owner)
  order by r.company_id, r.created_at, r.id);
create unique index company_roles__owner on company_roles (company_id) where is_owner;
