-- What homes and menus ask of applications that are not decided. The table is of the same release, so nobody waits for these.
create index applications__open on applications (company_id, since, id) where state in ('new', 'submitted', 'interview');
create index applications__with_company on applications (since, id) where state in ('submitted', 'interview');
create index applications__interview on applications (interview_at, id) where state = 'interview';
