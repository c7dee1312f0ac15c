-- What a flow calls an update.
update events set kind = 'division.update' where kind = 'division.rename';
