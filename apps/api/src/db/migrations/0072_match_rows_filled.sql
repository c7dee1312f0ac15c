-- What is written meanwhile is kept by the triggers, which come first.
insert into match_needs select m.* from opportunities o, match_need(o) m where o.state = 'posted' on conflict do nothing;
insert into match_profiles select m.* from freelance_profiles p, match_profile(p) m where p.is_listed on conflict do nothing;
-- What was closed or hidden while it was filled in had no row to remove then.
delete from match_needs m where not exists (select 1 from opportunities o where o.id = m.need_id and o.state = 'posted');
delete from match_profiles m where not exists (select 1 from freelance_profiles p where p.user_id = m.user_id and p.is_listed);
