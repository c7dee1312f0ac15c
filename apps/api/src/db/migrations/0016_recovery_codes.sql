-- A recovery code is found by its first group, and the rest is hashed as slowly as a password: with 80 bits a plain hash is too quick a
-- test for whoever holds a copy of the table. A hash cannot be made slow afterwards, so those made before are void.

alter table recovery_codes add column name text;
delete from recovery_codes;
create unique index recovery_codes_name on recovery_codes (user_id, name);
