-- Events hold facts: ids, codes, amounts and dates, worded when they are read. `input` is what was given with an act. `company_id` is
-- for those who look at everything of a company.
alter table events add column input jsonb, add column company_id uuid;

-- A list is walked by a column: its order cannot be computed on the way.
alter table divisions add column name_key text not null generated always as (fold(name)) stored;
create index divisions__company_key on divisions (company_id, name_key, id);
