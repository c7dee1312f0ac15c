-- The obligation of vigilance: what was checked, what was let pass by exception, and what waits for documents.

alter table deliveries
  -- A client has prepared it while documents lack: its start waits for them.
  add column held_at timestamptz,
  -- When its freelance was last asked for documents, and when those around it were last told that some lack.
  add column asked_at timestamptz,
  add column lack_told_on date;

-- What a freelance is paid for the whole of a delivery; while nobody has said it, at most what its client pays.
create function operation_cents(d deliveries) returns bigint language sql immutable parallel safe
  return delivery_cents(d.fee_mode, coalesce(d.buy_cents, d.sell_cents), d.days_sold, d.starts_on, d.ends_on);

-- Those that the desk watches, in its order.
create index deliveries__watched on deliveries (starts_on, id) where state in ('ongoing', 'renewable', 'stopped');
create index deliveries__held on deliveries (owner_id) where held_at is not null;
create index deliveries__asked on deliveries (owner_id, asked_at) where asked_at is not null;

-- Whether the issuer recognises a version of a document: asked by whom, when, about which file, and what proves the answer.
create table document_checks (
  id uuid primary key,
  document_id uuid not null references documents on delete cascade,
  number integer not null,
  result text not null check (result in ('authentic', 'unrecognised')),
  security_code text check (length(security_code) <= 40),
  proof_id uuid references files on delete set null,
  sha256 bytea,
  checked_by uuid references users on delete set null,
  checked_at timestamptz not null default now()
);
create index document_checks__document on document_checks (document_id, number, id);
create index document_checks__proof on document_checks (proof_id);
create index document_checks__checked_by on document_checks (checked_by);

-- Somebody begins, goes on or is sent a contract without these documents, for this reason.
create table vigilance_exceptions (
  id uuid primary key,
  delivery_id uuid not null references deliveries on delete cascade,
  contract_id uuid references contracts on delete set null,
  types text[] not null,
  reason text not null check (length(reason) <= 300),
  given_by uuid references users on delete set null,
  given_at timestamptz not null default now()
);
create index vigilance_exceptions__delivery on vigilance_exceptions (delivery_id, given_at);
create index vigilance_exceptions__contract on vigilance_exceptions (contract_id);
create index vigilance_exceptions__given_by on vigilance_exceptions (given_by);
