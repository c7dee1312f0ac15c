-- no transaction
-- With whose they are: a commercial sees some of those of the next days, and the others are not read.
create index concurrently if not exists applications__interview_of on applications (interview_at, id) include (company_id, opportunity_id)
  where state = 'interview';
