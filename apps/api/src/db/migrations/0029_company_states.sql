-- Events of companies hold their state, as those of every record with a flow do.
update events set before = jsonb_build_object('state', case when before -> 'isActive' = 'true' then 'active' else 'disabled' end),
  after = jsonb_build_object('state', case when after -> 'isActive' = 'true' then 'active' else 'disabled' end)
where kind in ('company.disable', 'company.activate') and before ? 'isActive' and after ? 'isActive';
