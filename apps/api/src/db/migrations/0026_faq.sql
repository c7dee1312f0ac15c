-- Questions and their answers, in an order of their own. A new one stands last, and so does one that is moved there: two never have the
-- same rank. In between a rank is halved, which no type of fixed size bears forever.
create sequence faq_rank;
create table faq_questions (
  id uuid primary key,
  state text not null default 'draft' check (state in ('draft', 'published')),
  question_fr text not null check (length(question_fr) <= 120),
  answer_fr text not null check (length(answer_fr) <= 20000),
  question_en text not null check (length(question_en) <= 120),
  answer_en text not null check (length(answer_en) <= 20000),
  audience text not null check (audience in ('everyone', 'freelances', 'companies')),
  theme text not null check (theme in ('documents', 'time', 'applications', 'payment', 'account', 'privacy')),
  rank numeric not null default nextval('faq_rank'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  search text not null generated always as (fold(' ' || question_fr || ' ' || question_en || ' ' || replace(replace(replace(
    regexp_replace(answer_fr || ' ' || answer_en, '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'))) stored
);
create index faq_questions__rank on faq_questions (rank, id);
create index faq_questions__search on faq_questions using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);

create table faq_votes (
  question_id uuid not null references faq_questions on delete cascade,
  user_id uuid not null references users on delete cascade,
  is_useful boolean not null,
  primary key (question_id, user_id)
);
create index faq_votes__user on faq_votes (user_id);

-- What readers looked for and did not find, counted by day so that it can be forgotten.
create table faq_missed (
  day date not null default current_date,
  text text not null check (length(text) <= 120),
  type text not null,
  count integer not null default 1,
  primary key (day, text, type)
);
