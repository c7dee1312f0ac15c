-- The last day that is worked on a delivery that was stopped before its end. One that was stopped until now was so on the day of its act.
alter table deliveries add column stopped_on date;
update deliveries d set stopped_on = greatest(d.starts_on, least(d.ends_on, d.updated_at::date)) where d.state = 'stopped';
