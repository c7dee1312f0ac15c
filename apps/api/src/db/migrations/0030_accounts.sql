-- What a flow calls the making of a record is what the staff do; who signs up does so by another name.
update events set kind = case kind when 'account.create' then 'account.signUp' else 'account.create' end
where kind in ('account.create', 'account.add');
update notifications set kind = 'account.signUp' where kind = 'account.create';

-- What was given with an act stands apart from what it changed.
update events set input = jsonb_build_object('reason', after -> 'reason'), after = after - 'reason'
where kind in ('account.block', 'account.refuse') and after ? 'reason';
