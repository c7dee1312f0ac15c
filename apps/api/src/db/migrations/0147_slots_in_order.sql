-- They are written in the order of time; those written before are put into it once.
update applications a set slots = array(select s from unnest(a.slots) s order by s) where cardinality(a.slots) > 1;
