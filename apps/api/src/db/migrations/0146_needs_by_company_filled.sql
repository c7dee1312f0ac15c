-- no transaction
-- In portions, as 0136: what is written meanwhile has the names already.
do $$
declare ids uuid[]; last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    ids := array(select o.id from opportunities o where o.id > last order by o.id limit 2000);
    exit when ids = '{}';
    update opportunities o set terms = o.terms || search_company(o) where o.id = any(ids) and o.terms || search_company(o) is distinct from o.terms;
    commit;
    last := ids[cardinality(ids)];
  end loop;
end $$;
