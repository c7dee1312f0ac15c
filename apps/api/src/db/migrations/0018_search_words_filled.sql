-- The triggers of the file before write the words of those who are there already.
update freelance_profiles set user_id = user_id;
update users u set also_search = ' ' || fold(c.name) from companies c where c.id = u.company_id and u.type = 'Company';
