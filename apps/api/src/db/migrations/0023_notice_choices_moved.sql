-- The switches of the account page become choices of a channel: what was switched off is told in the product alone. A weekly summary was
-- never sent; whoever wanted one is written to once a day.
insert into notice_choices (user_id, category, channel)
select id, 'account', 'product' from users where preferences #> '{notices,accountNews}' = 'false'
union all
select id, 'team', case when preferences #> '{notices,invitations}' = 'false' then 'product' else 'daily' end from users
where type = 'Company' and (preferences #> '{notices,invitations}' = 'false' or preferences #> '{notices,weeklySummary}' = 'true')
on conflict do nothing;

update users set preferences = preferences - 'notices' where preferences ? 'notices';

-- Their names are no words of the history any more.
update events set before = before - '{accountNews,invitations,weeklySummary}'::text[], after = after - '{accountNews,invitations,weeklySummary}'::text[]
where kind = 'account.update' and after ?| '{accountNews,invitations,weeklySummary}';
