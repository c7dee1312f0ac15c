-- What the flow of roles calls them.
update events set kind = 'role.update' where kind = 'role.rename';
update events set kind = 'role.grant' where kind = 'role.permissions';
update notifications set kind = 'role.grant' where kind = 'role.permissions';
