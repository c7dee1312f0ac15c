-- The stem of a word takes longer to tell than all else here, and keeps how the word begins: only words that begin alike are asked for theirs.
create or replace function search_near(value text, typed text) returns boolean language sql immutable strict parallel safe cost 10000
  return exists (
    select 1 from regexp_split_to_table(value, '[^a-z0-9]+') w, lateral (values (left(w, 60)), (left(w, length(typed)))) f (form)
    where length(w) >= 4 and left(typed, 60) = typed and (
      levenshtein_less_equal(f.form, typed, 2) <= case when length(typed) >= 8 then 2 else 1 end
      or (levenshtein_less_equal(f.form, typed, 2) = 2 and length(f.form) = length(typed) and search_letters(f.form) = search_letters(typed))
      or (left(w, 2) = left(typed, 2) and search_stem(w) = search_stem(typed))));
