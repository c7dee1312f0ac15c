-- What the operator has decided for itself: one row. A column that is null leaves the decision to the environment, or to the product.
create table operator_settings (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only),
  name text check (char_length(name) between 1 and 100),
  logo_key text,
  contact_email text,
  contact_phone text,
  address text,
  legal_form text,
  siren text,
  vat_number text,
  time_zone text,
  -- What the environment of the last instance to start says, where nothing was chosen.
  environment_zone text not null default 'Europe/Paris',
  digest_hour smallint check (digest_hour between 0 and 23),
  holiday_zone text,
  is_whit_monday_worked boolean,
  timesheet_reminders integer[],
  document_reminders integer[],
  contract_reminders integer[],
  signature_days integer check (signature_days > 0),
  validation_days integer check (validation_days > 0),
  validators text check (validators in ('client', 'both')),
  preselection text check (preselection in ('staff', 'always', 'never')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into operator_settings default values;

-- Every instance keeps them in memory, and hears when they have changed.
create function tell_operator_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('operator', '');
  return null;
end $$;
create trigger operator_settings_told after update on operator_settings for each row execute function tell_operator_settings();

-- The operator's day and zone, whatever zone the database is in.
create function operator_zone() returns text language sql stable parallel safe
  return (select coalesce(time_zone, environment_zone) from operator_settings);
create function operator_day() returns date language sql stable parallel safe
  return (now() at time zone operator_zone())::date;
