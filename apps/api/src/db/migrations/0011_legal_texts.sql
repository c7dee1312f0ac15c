-- Terms of use, privacy policy and legal notice: a draft of each, its published versions, and who agreed to which.

create table legal_texts (
  kind text primary key check (kind in ('terms', 'privacy', 'notice')),
  -- What the history knows the text by.
  id uuid not null default gen_random_uuid(),
  fr text not null default '' check (length(fr) <= 50000),
  -- Empty: readers of English are shown the French.
  en text not null default '' check (length(en) <= 50000),
  -- Counts the changes of the draft: an edit says which one it started from.
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into legal_texts (kind) values ('terms'), ('privacy'), ('notice');

create table legal_versions (
  kind text not null references legal_texts,
  number integer not null check (number > 0),
  fr text not null check (fr <> ''),
  en text not null,
  summary_fr text not null,
  summary_en text not null,
  -- Whoever has accepted an older version is asked again.
  asks_again boolean not null,
  published_at timestamptz not null default now(),
  published_by uuid references users on delete set null,
  primary key (kind, number)
);

-- What people agreed to stays what it was, whoever writes to the table.
create function legal_versions_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a published legal text is never changed';
end $$;
create trigger legal_versions__stay before delete or update of kind, number, fr, en, summary_fr, summary_en, asks_again, published_at
  on legal_versions for each row execute function legal_versions_stay();

-- `number` is null where nothing was published at the time.
create table legal_acceptances (
  user_id uuid not null references users on delete cascade,
  kind text not null references legal_texts,
  number integer,
  accepted_at timestamptz not null default now(),
  foreign key (kind, number) references legal_versions
);
create unique index legal_acceptances__user on legal_acceptances (user_id, kind, number) nulls not distinct;

-- When the box was ticked: the version in force then is the one that was accepted, also if another comes before the last step.
alter table sign_up_drafts add column terms_at timestamptz;
