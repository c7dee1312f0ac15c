-- A profile is opened on a day of the operator, whatever zone the database is in.
alter table profile_openings alter column day set default operator_day();
