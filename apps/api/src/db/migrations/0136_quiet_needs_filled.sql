-- no transaction
-- In portions, each of which is committed: whoever changes a need waits for its portion at most. What is written meanwhile is kept by the
-- triggers, which came first.
do $$
declare ids uuid[]; last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    ids := array(select o.id from opportunities o where o.id > last and o.state = 'posted' order by o.id limit 2000);
    exit when ids = '{}';
    perform from opportunities o where o.id = any(ids) for update;
    insert into quiet_needs (opportunity_id, company_id, since)
      select o.id, o.company_id, o.newest_at from opportunities o
      where o.id = any(ids) and o.state = 'posted' and not exists (select from applications a where a.opportunity_id = o.id)
      on conflict do nothing;
    commit;
    last := ids[cardinality(ids)];
  end loop;
end $$;
