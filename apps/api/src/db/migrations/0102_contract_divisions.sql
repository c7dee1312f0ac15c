-- A contract is found by the division of its project, which may have moved since.
update contracts c set division_id = p.division_id from projects p where p.id = c.project_id and c.division_id is distinct from p.division_id;
