-- no transaction
-- In portions, as 0136: what is written meanwhile has the words already.
do $$
declare ids uuid[]; last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    ids := array(select o.id from opportunities o where o.id > last order by o.id limit 2000);
    exit when ids = '{}';
    -- Of a company that is getting another name meanwhile, the new one.
    perform from companies c where c.id in (select o.company_id from opportunities o where o.id = any(ids)) order by c.id for share;
    update opportunities o set terms = o.terms || search_company(c.name, o.is_anonymous) || search_conditions(o.contract_type, o.remote)
        || search_terms('', coalesce(search_places_of(array[o.mobility_area]), ''), '')
    from companies c where o.id = any(ids) and c.id = o.company_id
      and o.terms || search_company(c.name, o.is_anonymous) || search_conditions(o.contract_type, o.remote)
        || search_terms('', coalesce(search_places_of(array[o.mobility_area]), ''), '') is distinct from o.terms;
    commit;
    last := ids[cardinality(ids)];
  end loop;
end $$;
