-- Those that were stopped until now were so on the day of their last act.
update deliveries d set stopped_on = greatest(d.starts_on, least(d.ends_on, d.updated_at::date)) where d.state = 'stopped' and d.stopped_on is null;
