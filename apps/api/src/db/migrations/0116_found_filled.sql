-- What was there before is found too: the triggers write what it is found by.
update applications set owner_id = owner_id;
update deliveries set owner_id = owner_id;
