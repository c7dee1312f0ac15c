-- What partners offer to freelances, in an order of their own.
create sequence benefit_rank;
create table benefits (
  id uuid primary key,
  state text not null default 'draft' check (state in ('draft', 'published')),
  partner text not null check (length(partner) <= 80),
  title text not null check (length(title) <= 120),
  text text not null check (length(text) <= 20000),
  code text not null check (length(code) <= 40),
  link text not null check (length(link) <= 500),
  ends_on date,
  rank numeric not null default nextval('benefit_rank'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (code <> '' or link <> '')
);
create index benefits__rank on benefits (rank, id);

-- Who copied the code or opened the link, once for each day.
create table benefit_uses (
  benefit_id uuid not null references benefits on delete cascade,
  user_id uuid not null references users on delete cascade,
  how text not null check (how in ('copy', 'click')),
  day date not null default current_date,
  primary key (benefit_id, how, user_id, day)
);
create index benefit_uses__user on benefit_uses (user_id);
