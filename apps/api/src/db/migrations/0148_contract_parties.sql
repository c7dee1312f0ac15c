-- How both parties and the client are called in what is sent, as its text says it: who has another name since, has it in what is sent from then on.
-- Null for what is not sent, and for what was sent before.
alter table contracts add column parties jsonb;

-- They go with the text, whichever version takes that away: a contract that is prepared again calls everybody as they are called then.
create function contracts_parties() returns trigger language plpgsql as $$
begin
  new.parties := null;
  return new;
end $$;
create trigger contracts__parties before update of body on contracts
  for each row when (new.body is null and new.parties is not null) execute function contracts_parties();

-- As 0094, and what the document calls its parties. Without them it is what it was, so that what was sent before stays intact.
create or replace function contract_fingerprint(c contracts) returns text language sql stable return
  encode(sha256(convert_to((jsonb_build_array(c.year, c.ordinal, c.amendment, c.type, c.owner_id, c.delivery_id, c.starts_on, c.ends_on,
    c.fee_mode, c.fee_cents, c.days, c.payment_days, c.payment_from, c.is_periodic, c.category, c.working_time, c.hours_per_week,
    c.hourly_cents, c.monthly_cents, c.conditions, c.body)
    || case when c.parties is null then '[]'::jsonb else jsonb_build_array(c.parties) end)::text, 'UTF8')), 'hex');

-- Found by the names that a contract shows too, not only by those of today; of a closed account by neither.
create or replace function contracts_search() returns trigger language plpgsql as $$
begin
  new.search := fold(' C-' || new.year || '-' || lpad(new.ordinal::text, 3, '0')
    || ' ' || coalesce((select u.first_name || ' ' || u.last_name
      || case when u.state = 'deleted' then '' else coalesce(' ' || (new.parties #>> '{person,firstName}') || ' ' || (new.parties #>> '{person,lastName}'), '') end
      from users u where u.id = new.owner_id), '')
    || ' ' || coalesce((select m.name from companies m where m.id = new.company_id), '')
    || coalesce(' ' || (new.parties #>> '{company,name}'), '')
    || ' ' || coalesce((select p.title from projects p where p.id = new.project_id), ''));
  return new;
end $$;
drop trigger contracts__search on contracts;
create trigger contracts__search before insert or update of year, ordinal, owner_id, company_id, project_id, body, parties on contracts
  for each row execute function contracts_search();
