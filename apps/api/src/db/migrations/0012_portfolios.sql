-- Portfolios: who looks after which company, and the companies as the staff list them.

create table company_commercials (
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_commercials__user on company_commercials (user_id, company_id);

-- They name people: who leaves is taken out of them.
create index events__assign on events (id) where kind = 'company.assign';

-- A commercial who is not bound to the portfolio.
alter table users add column sees_all boolean not null default false;

alter table companies
  add column city_key text not null generated always as (fold(coalesce(city, ''))) stored,
  add column search text not null generated always as (fold(' ' || name || ' ' || coalesce(city, '') || ' ' || coalesce(siren, ''))) stored;
create index companies__city on companies (city_key, id);
create index companies__created on companies (created_at, id);
create index companies__search_all on companies using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);

-- Somebody who has left stays in what others remember, also when their company is removed. Every row that the rule before this one let
-- in fits this one, so none is looked at.
alter table users drop constraint users_check;
alter table users add constraint users__company_of_contact
  check ((type = 'Company') = (company_id is not null) or (type = 'Company' and state = 'deleted')) not valid;
