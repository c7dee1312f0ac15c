-- Posted needs that nobody has applied to, and since when: looked for in all applications, each need would cost a look of its own. Whoever
-- applies holds the need against its being posted or closed meanwhile, as the product does: the triggers hold nothing themselves.
create table quiet_needs (
  opportunity_id uuid primary key references opportunities on delete cascade,
  company_id uuid not null,
  since timestamptz not null
);
create index quiet_needs__since on quiet_needs (since);
create index quiet_needs__company on quiet_needs (company_id, since);

create function keep_quiet_need(need opportunities) returns void language plpgsql as $$
begin
  if need.state = 'posted' and not exists (select from applications a where a.opportunity_id = need.id) then
    insert into quiet_needs (opportunity_id, company_id, since) values (need.id, need.company_id, need.newest_at)
    on conflict (opportunity_id) do update set company_id = excluded.company_id, since = excluded.since;
  else
    delete from quiet_needs where opportunity_id = need.id;
  end if;
end $$;

create function opportunities_quiet() returns trigger language plpgsql as $$
begin
  perform keep_quiet_need(new);
  return null;
end $$;
create trigger opportunities__quiet after insert or update of state, posted_at, company_id on opportunities
  for each row execute function opportunities_quiet();

create function applications_quiet() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then delete from quiet_needs where opportunity_id = new.opportunity_id;
  else perform keep_quiet_need(o) from opportunities o where o.id = old.opportunity_id;
  end if;
  return null;
end $$;
create trigger applications__quiet after insert or delete on applications for each row execute function applications_quiet();
