-- The texts that contracts begin with. Without one of its own a model has that of the product.

create table contract_models (
  id uuid primary key,
  state text not null default 'original' check (state in ('original', 'changed')),
  name text not null unique check (name in ('Freelance', 'CDD', 'CDI', 'amendment', 'employmentAmendment')),
  rank smallint not null,
  text text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check ((text is null) = (state = 'original'))
);
create index contract_models__rank on contract_models (rank, id);
insert into contract_models (id, name, rank) values
  (gen_random_uuid(), 'Freelance', 1), (gen_random_uuid(), 'CDD', 2), (gen_random_uuid(), 'CDI', 3),
  (gen_random_uuid(), 'amendment', 4), (gen_random_uuid(), 'employmentAmendment', 5);

-- Those that were there before they could be searched.
update contracts set owner_id = owner_id;
