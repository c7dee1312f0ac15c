-- no transaction
-- Words and filters of what freelances search, in one index: it compares what it finds of each as it reads. Of one index each, all that
-- each filter leaves was collected first.
create index concurrently if not exists opportunities__posted_facets on opportunities using gin (terms, contract_type, remote, expertise_area,
  mobility_area, duration, activity_areas, folded(skills)) with (fastupdate = off) where state = 'posted';
