-- Since when a need has been looked for: its first posting, however often it was taken back and posted again.
create table need_postings (
  opportunity_id uuid primary key references opportunities on delete cascade,
  company_id uuid not null,
  first_at timestamptz not null
);
create index need_postings__first on need_postings (first_at, opportunity_id);
create index need_postings__company on need_postings (company_id, first_at, opportunity_id);

create function need_posted() returns trigger language plpgsql as $$
begin
  insert into need_postings (opportunity_id, company_id, first_at) values (new.id, new.company_id, new.posted_at)
  on conflict (opportunity_id) do update set first_at = excluded.first_at where excluded.first_at < need_postings.first_at;
  return null;
end $$;

insert into need_postings (opportunity_id, company_id, first_at)
  select o.id, o.company_id, f.first_at from opportunities o
  cross join lateral (select least(o.posted_at, (
    select min(e.at) from events e where e.subject_id = o.id and e.kind = 'opportunity.post')) as first_at) f
  where f.first_at is not null;

create trigger opportunities__posted after insert or update of posted_at on opportunities
  for each row when (new.posted_at is not null) execute function need_posted();
