-- As before, but a word that is one letter again and again is no beginning of all words with that letter: `zzzz` found whoever knows Zabbix.
create or replace function search_form(word text) returns text language sql immutable strict parallel safe
  return case when word ~ '^([a-z])\1+$' then word else regexp_replace(word, '([a-z])\1+', '\1', 'g') end;
