-- The last day that is worked on a delivery that was stopped, or finished before its end.
alter table deliveries add column stopped_on date;
