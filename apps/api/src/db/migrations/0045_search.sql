-- What people type is understood by a dictionary of the words that records hold: accents, gender, plural, typing errors, both languages.
-- Records hold stems only, so that one index finds them however they were asked for (decision 045).

create extension if not exists fuzzystrmatch;

-- The words of a text as they are written, in small letters: whatever stands between signs, since what a letter is depends on the locale of
-- the database. What is told by its signs keeps them in letters.
create function search_split(value text) returns text[] language sql immutable strict parallel safe
  return array(select m[1] from regexp_matches(
    replace(replace(replace(regexp_replace(lower(value), '([a-z])\.js\M', '\1js', 'g'), 'c++', ' cplusplus '), 'c#', ' csharp '), '.net', ' dotnet'),
    '[^\s!-/:-@\[-`{-~«»“”„‘’–—…·•€£°§\u00a0\u202f]+', 'g') with ordinality t(m, n) order by n);

-- A word without accents. Some signs fold to quotes, strokes and the like, which a query would read as its own.
create function search_fold(word text) returns text language sql immutable strict parallel safe
  return regexp_replace(fold(word), '[!-/:-@\[-`{-~]', '', 'g');

create function search_is_stop(word text) returns boolean language sql immutable strict parallel safe
  return word = any ('{a,au,aux,d,de,des,du,en,et,l,la,le,les,un,une,pour,sur,dans,avec,the,of,and,for,in,to,an,h,f,s}');

-- Double letters are written as one: nobody remembers which words have them.
create function search_form(word text) returns text language sql immutable strict parallel safe
  return regexp_replace(word, '([a-z])\1+', '\1', 'g');

-- One stem for the singular and plural, masculine and feminine, French and English forms of a word. `word` is folded.
create function search_stem(word text) returns text language plpgsql immutable strict parallel safe as $$
declare s text := word;
begin
  if length(s) >= 4 and s !~ '[^a-z]' then
    s := case
      when s like '%eaux' then left(s, -1)
      when s like '%aux' then left(s, -2) || 'l'
      when s like '%eux' then s
      when s like '%ies' and length(s) > 5 then left(s, -3) || 'ie'
      when s like '%s' and s not like '%us' and s not like '%is' and s not like '%ss' then left(s, -1)
      when s like '%x' and length(s) > 5 then left(s, -1)
      else s end;
    s := case
      when s like '%trice' then left(s, -4) || 'er'
      when s like '%euse' or s like '%eure' then left(s, -4) || 'er'
      when s like '%eur' then left(s, -3) || 'er'
      when s like '%or' and length(s) > 5 then left(s, -2) || 'er'
      when s like '%iere' then left(s, -1)
      when s like '%ienne' then left(s, -2)
      when s like '%ician' then left(s, -2) || 'en'
      when s like '%ive' then left(s, -2) || 'f'
      when s like '%ement' then left(s, -5) || 'ment'
      when s like '%ique' then left(s, -3) || 'c'
      when s like '%ical' then left(s, -2)
      when s like '%ee' and length(s) > 6 then left(s, -2)
      when s like '%e' and length(s) > 4 then left(s, -1)
      else s end;
  end if;
  return search_form(s);
end $$;

-- A form, and it with each letter left out: two words that differ by one letter have one of these in common.
create function search_cuts(form text) returns text[] language sql immutable strict parallel safe
  return array(select distinct left(form, i) || substr(form, i + 2) from generate_series(0, length(form)) i);

-- Every form that was ever written, and its stem. What is in it is not told: only stems that the reader's kind of records has count.
create table search_forms (form text collate "C" primary key, stem text collate "C" not null, written text not null);
create index search_forms__stem on search_forms (stem);
create index search_forms__parts on search_forms using gin (form gin_trgm_ops) with (fastupdate = off);
create table search_form_cuts (cut text collate "C", form text collate "C", primary key (cut, form));

-- How many records have a stem. Kinds: `n` open needs, `m` all needs, `p` listed profiles. Names of people begin with `=`.
create table search_tokens (kind "char", token text collate "C", df integer not null, primary key (kind, token)) with (fillfactor = 60);

-- What is called in several ways: professions from their list, and the words below. A record that has all stems of one has the others' too.
create table search_labels (concept text collate "C", stems text[] not null, key text collate "C" not null, primary key (concept, stems));
create index search_labels__key on search_labels (key);

-- Words as they were written, with the stem of each, so that a word is taken apart once; null for one that says nothing.
create table search_spellings (word text collate "C" primary key, stem text collate "C");

-- New words enter the dictionary, in an order, so that two who write at once wait for each other and not in a circle.
create function search_learn(words text[]) returns void language plpgsql as $$
declare fresh record;
begin
  for fresh in
    select w as word, search_form(search_fold(w)) as form, search_stem(search_fold(w)) as stem from unnest(words) w where not search_is_stop(search_fold(w)) order by w
  loop
    insert into search_forms select f, fresh.stem, fresh.word from unnest(array[fresh.form, fresh.stem]) f where f <> '' order by f on conflict do nothing;
    insert into search_form_cuts select c, f from (select distinct unnest(array[fresh.form, fresh.stem]) as f) k, unnest(search_cuts(f)) c
      where length(f) >= 4 and f !~ '[0-9]' order by c, f on conflict do nothing;
  end loop;
  insert into search_spellings select w, case when search_is_stop(search_fold(w)) then null else search_stem(search_fold(w)) end from unnest(words) w order by w
    on conflict do nothing;
end $$;

-- The stems of these words, the new ones learnt. A number is its own. What is known is compared here: a join costs ten times as much.
create function search_stems(words text[]) returns text[] language plpgsql as $$
declare known text[]; stems text[]; fresh text[] := '{}'; w text;
begin
  select coalesce(array_agg(s.word), '{}'), coalesce(array_agg(s.stem) filter (where s.stem <> ''), '{}') into known, stems
  from search_spellings s where s.word = any (words);
  foreach w in array words loop
    continue when w = any (known);
    known := known || w;
    if w ~ '^[0-9]+$' then stems := stems || w; else fresh := fresh || w; end if;
  end loop;
  if fresh <> '{}' then
    perform search_learn(fresh);
    stems := stems || array(select s.stem from search_spellings s where s.word = any (fresh) and s.stem <> '');
  end if;
  return array(select distinct unnest(stems));
end $$;

-- One way to call a concept. What stands in brackets says it once more: `Site reliability engineer (SRE)`.
create function search_label(concept text, label text) returns void language plpgsql as $$
declare
  found text[] := search_stems(search_split(regexp_replace(label, '\(.*\)', '')));
begin
  if found = '{}' then return; end if;
  insert into search_labels values (concept, found, (select s from unnest(found) s order by length(s) desc, s limit 1)) on conflict do nothing;
end $$;

-- The stems a record is found by: of what it is about (`about`, where other names of the same are added) and of what stands beside it.
create function search_terms(about text, beside text, names text) returns tsvector language plpgsql as $$
declare own text[] := search_stems(search_split(about));
begin
  return array_to_tsvector(array(
    select unnest(own) union select unnest(search_stems(search_split(beside)))
    union select unnest(o.stems) from search_labels l join search_labels o using (concept) where l.key = any (own) and l.stems <@ own
    union select '=' || search_fold(w) from unnest(search_split(names)) w));
end $$;

-- What each word of a search is understood as: `tokens`, of which a record must have one. `meant` are those it was taken for, as `written`.
create function search_resolve(k "char", value text, out word text, out how text, out tokens text[], out meant text[], out written text[])
returns setof record language plpgsql stable as $$
declare
  split text[] := (search_split(value))[1:8];
  folded text[] := array(select search_fold(w) from unnest(split) with ordinality u(w, n) order by n);
  f text; s text; name text; joined text; skip boolean := false;
  isBare boolean := not exists (select from unnest(folded) x where not search_is_stop(x));
begin
  for i in 1..cardinality(split) loop
    if skip then skip := false; continue; end if;
    continue when folded[i] = '' or (search_is_stop(folded[i]) and not isBare);
    word := split[i]; f := search_form(folded[i]); s := search_stem(folded[i]); name := null; meant := '{}'; written := '{}'; how := 'word';
    tokens := array(select t.token from search_tokens t where t.kind = k and t.token = s);
    -- Two words for one: `java script`, `post gre`.
    if i < cardinality(split) and length(folded[i]) > 1 and length(folded[i + 1]) > 2 then
      joined := search_stem(folded[i] || folded[i + 1]);
      if exists (select from search_tokens t where t.kind = k and t.token = joined)
        and not (tokens <> '{}' and exists (select from search_tokens t where t.kind = k and t.token = search_stem(folded[i + 1]))) then
        word := split[i] || ' ' || split[i + 1]; tokens := array[joined]; skip := true; return next; continue;
      end if;
    end if;
    if k = 'p' and length(folded[i]) > 1 then
      name := (select '=' || folded[i] where exists (
        select from search_tokens t where t.kind = k and t.token >= '=' || folded[i] and t.token < '=' || folded[i] || '~'));
    end if;
    if tokens = '{}' and length(f) >= 2 then how := 'beginning';
      select coalesce(array_agg(b.stem order by b.df desc, b.stem), '{}'), coalesce((array_agg(b.written order by b.df desc, b.stem))[1:3], '{}')
        into tokens, written
        from (select sf.stem, t.df, min(sf.written) as written from search_forms sf join search_tokens t on t.kind = k and t.token = sf.stem
          where sf.form >= f and sf.form < f || '~' group by sf.stem, t.df order by t.df desc, sf.stem limit 50) b;
    end if;
    if tokens = '{}' and name is null and length(f) >= 4 and f !~ '[0-9]' then how := 'typo';
      -- A letter wrong, missing, added, or two exchanged; two of these from seven letters on.
      select coalesce(array_agg(n.stem order by n.rank), '{}'), coalesce(array_agg(n.written order by n.rank), '{}') into tokens, written
      from (select near.stem, near.written, row_number() over (order by near.d, left(near.stem, 1) <> left(f, 1), near.df desc, near.stem) as rank
        from (select sf.stem, min(x.d) as d, max(t.df) as df, (array_agg(sf.written order by x.d, sf.form))[1] as written
          from (select c.form, 1 as d from search_form_cuts c where c.cut = any (search_cuts(f) || search_cuts(s))
            union all
            select y.form, 2 from search_forms y where length(f) >= 7 and y.form % f and levenshtein_less_equal(y.form, f, 2) <= 2) x
          join search_forms sf using (form) join search_tokens t on t.kind = k and t.token = sf.stem group by sf.stem) near) n
      where n.rank <= 2;
    end if;
    if tokens = '{}' and name is null and length(f) >= 4 then how := 'part';
      select coalesce(array_agg(b.stem), '{}') into tokens from (
        select sf.stem from search_forms sf join search_tokens t on t.kind = k and t.token = sf.stem
        where sf.form like '%' || f || '%' group by sf.stem, t.df order by t.df desc, sf.stem limit 20) b;
    end if;
    if tokens = '{}' then how := case when name is null then 'unknown' else 'name' end; end if;
    -- Asked for as it is too: what nobody else may be told of may hold it.
    if written <> '{}' then meant := tokens[1:cardinality(written)]; end if;
    tokens := array(select distinct x from unnest(tokens || s) x) || case when name is null then '{}' else array[name] end;
    return next;
  end loop;
end $$;

-- A search as the index takes it: every word, in one of its meanings. Nothing but signs finds nothing.
create function search_any(tokens text[]) returns tsquery language sql immutable strict
  return (select string_agg('''' || t || '''' || case when t like '=%' then ':*' else '' end, '|') from unnest(tokens) t)::tsquery;
create function search_query(k "char", value text) returns tsquery language sql stable strict
  return coalesce((select string_agg('(' || search_any(r.tokens)::text || ')', '&') from search_resolve(k, value) r), '''?''')::tsquery;
