-- no transaction
-- In portions, each of which is committed: whoever changes a need or a profile waits for its portion at most. What is written meanwhile is
-- kept by the triggers, which came first.
do $$
declare ids uuid[]; last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    ids := array(select o.id from opportunities o where o.id > last and o.state = 'posted' order by o.id limit 2000);
    exit when ids = '{}';
    insert into match_needs select m.* from opportunities o, match_need(o) m where o.id = any(ids) and o.state = 'posted' for update of o
      on conflict do nothing;
    commit;
    last := ids[cardinality(ids)];
  end loop;
  last := '00000000-0000-0000-0000-000000000000';
  loop
    ids := array(select p.user_id from freelance_profiles p where p.user_id > last and p.is_listed order by p.user_id limit 2000);
    exit when ids = '{}';
    insert into match_profiles select m.* from freelance_profiles p, match_profile(p) m where p.user_id = any(ids) and p.is_listed for update of p
      on conflict do nothing;
    commit;
    last := ids[cardinality(ids)];
  end loop;
end $$;
