-- Of what was decided before this was kept, every version there is.
update documents d set decided_number = number
where decided_by is not null or decided_at is not null or state in ('accepted', 'refused', 'expired')
  or exists (select 1 from document_versions v where v.document_id = d.id and (v.decided_at is not null or v.state in ('accepted', 'refused', 'expired')));
