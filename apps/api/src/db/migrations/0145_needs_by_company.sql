-- What it is contracted as and where it is worked from: `cdi`, `freelance`, `télétravail` are typed as words.
create function search_conditions(contract_type text, remote text) returns tsvector language sql
  return search_terms('', concat_ws(' ', contract_type, case contract_type when 'Freelance' then 'indépendant contractor' when 'CDI' then 'permanent' else 'fixed term' end,
    case remote when 'full' then 'télétravail full remote distance' when 'partial' then 'télétravail remote hybride' else 'présentiel' end), '');

-- A need is found by the name of its company, from the beginning of a word on, as a profile is by the name of its freelance: by those who manage needs
-- with the mark `=`, by freelances with `@`, which an anonymous need has not. No reader can type a mark: what is typed is folded first. A word of one
-- letter or two has its mark twice: it is looked for as a whole.
create function search_names(mark text, names text) returns tsvector language sql immutable
  return array_to_tsvector(array(select distinct case when length(f) < 3 then mark else '' end || mark || f
    from unnest(search_split(names)) w, search_fold(w) f where f <> ''));

create function search_company(name text, is_anonymous boolean) returns tsvector language sql immutable
  return search_names('=', name) || case when is_anonymous then '' else search_names('@', name) end;

-- A company that is getting another name is waited for where a need is new to it: neither would know of the other.
create or replace function opportunities_terms() returns trigger language plpgsql as $$
declare company text;
begin
  if tg_op = 'INSERT' then select c.name into company from companies c where c.id = new.company_id for share;
  else select c.name into company from companies c where c.id = new.company_id;
  end if;
  new.terms := search_terms(
    concat_ws(' ', new.title, array_to_string(new.skills, ' '), search_labels_of('activity-areas', new.activity_areas)),
    concat_ws(' ', new.place, search_labels_of('expertise-areas', array[new.expertise_area]), search_places_of(array[new.mobility_area])),
    '') || search_conditions(new.contract_type, new.remote) || search_company(company, new.is_anonymous);
  return new;
end $$;
drop trigger opportunities__terms on opportunities;
create trigger opportunities__terms
  before insert or update of title, place, skills, activity_areas, expertise_area, mobility_area, company_id, is_anonymous, contract_type, remote on opportunities
  for each row execute function opportunities_terms();

-- The names alone: to take all texts of hundreds of needs apart again takes longer than anybody waits.
create function companies_of_needs() returns trigger language plpgsql as $$
begin
  update opportunities o set terms = ts_delete(o.terms, tsvector_to_array(search_company(old.name, false))) || search_company(new.name, o.is_anonymous)
  where o.company_id = new.id;
  return null;
end $$;
create trigger companies__needs_found after update of name on companies for each row
  when (old.name is distinct from new.name) execute function companies_of_needs();

create or replace function search_any(tokens text[]) returns tsquery language sql immutable strict
  return (select string_agg('''' || t || '''' || case when t ~ '^[=@][^=@]' then ':*' else '' end, '|') from unnest(tokens) t)::tsquery;

-- As before, but for names of companies and for two words that are typed as one; beginnings may be of any alphabet.
create or replace function search_resolve(k "char", value text, own text[] default null, out word text, out how text, out tokens text[], out meant text[], out written text[])
returns setof record language plpgsql stable as $$
declare
  split text[] := (search_split(value))[1:8];
  folded text[] := array(select search_fold(w) from unnest(split) with ordinality u(w, n) order by n);
  f text; s text; name text; named text[]; joined text; skip boolean := false; along text[]; ahead text[] := '{}'; rest text[];
  past text := chr(1114111);
  mark text := case when k = 'n' then '@' else '=' end;
  isBare boolean := not exists (select from unnest(folded) x where not search_is_stop(x));
begin
  for i in 1..cardinality(split) loop
    if skip then skip := false; continue; end if;
    continue when folded[i] = '' or (search_is_stop(folded[i]) and not isBare);
    word := split[i]; f := search_form(folded[i]); s := search_stem(folded[i]); name := null; meant := '{}'; written := '{}'; how := 'word';
    along := ahead; ahead := '{}';
    tokens := array(select t.token from search_tokens t where t.kind = k and t.token = s and (own is null or t.token = any (own)));
    -- Not the first letters of the name of a company where they are a word themselves: `go`, `ia`.
    named := case when length(folded[i]) < 3 and k <> 'p' then array[mark || mark || folded[i]] else '{}' end
      || case when length(folded[i]) > 2 or (length(folded[i]) > 1 and (k = 'p' or tokens = '{}')) then array[mark || folded[i]] else '{}' end;
    name := (select sought from unnest(named) sought where exists (
      select from search_tokens t where t.kind = k and (own is null or t.token = any (own))
        and t.token between sought and case when sought ~ '^[=@]{2}' then sought else sought || past end) limit 1);
    -- Two words for one: `java script`, `post gre`.
    if i < cardinality(split) and length(folded[i]) > 1 and length(folded[i + 1]) > 1 then
      joined := search_stem(folded[i] || folded[i + 1]);
      if exists (select from search_tokens t where t.kind = k and t.token = joined and (own is null or t.token = any (own))) then
        if name is null and (tokens = '{}' or not exists (
          select from search_tokens t where t.kind = k and t.token = search_stem(folded[i + 1]) and (own is null or t.token = any (own)))) then
          word := split[i] || ' ' || split[i + 1]; tokens := array[joined] || along; skip := true; return next; continue;
        end if;
        along := along || joined; ahead := array[joined];
      end if;
    end if;
    tokens := tokens || along;
    if tokens = '{}' and f <> '' then how := 'beginning';
      select coalesce(array_agg(b.stem order by b.df desc, b.stem), '{}'), coalesce((array_agg(b.written order by b.df desc, b.stem))[1:3], '{}')
        into tokens, written
        from (select sf.stem, t.df, min(sf.written) as written from search_forms sf join search_tokens t on t.kind = k and t.token = sf.stem and (own is null or t.token = any (own))
          where sf.form >= f and sf.form < f || past group by sf.stem, t.df order by t.df desc, sf.stem limit case when length(f) > 1 then 50 else 8 end) b;
    end if;
    -- One word for two: `techlead`.
    if tokens = '{}' and name is null and length(folded[i]) >= 6 then
      select array[l.token, s], array[r.token, s] into tokens, rest
      from generate_series(3, length(folded[i]) - 3) n, search_stem(left(folded[i], n)) l (token), search_stem(substr(folded[i], n + 1)) r (token)
      where (select count(*) from search_tokens t where t.kind = k and t.token in (l.token, r.token) and (own is null or t.token = any (own))) = 2
      order by n limit 1;
      if tokens is null then tokens := '{}';
      else how := 'word'; return next; tokens := rest; return next; continue;
      end if;
    end if;
    if tokens = '{}' and name is null and length(f) >= 4 and f !~ '[0-9]' then how := 'typo';
      -- A letter wrong, missing, added, or two exchanged; two of these from seven letters on.
      select coalesce(array_agg(n.stem order by n.rank), '{}'), coalesce(array_agg(n.written order by n.rank), '{}') into tokens, written
      from (select near.stem, near.written, row_number() over (order by near.d, left(near.stem, 1) <> left(f, 1), near.df desc, near.stem) as rank
        from (select sf.stem, min(x.d) as d, max(t.df) as df, (array_agg(sf.written order by x.d, sf.form))[1] as written
          from (select c.form, 1 as d from search_form_cuts c where c.cut = any (search_cuts(f) || search_cuts(s))
            union all
            select y.form, 2 from search_forms y where length(f) >= 7 and y.form % f and levenshtein_less_equal(y.form, f, 2) <= 2) x
          join search_forms sf using (form) join search_tokens t on t.kind = k and t.token = sf.stem and (own is null or t.token = any (own)) group by sf.stem) near) n
      where n.rank <= 2;
    end if;
    if tokens = '{}' and name is null and length(f) >= 4 then how := 'part';
      select coalesce(array_agg(b.stem), '{}') into tokens from (
        select sf.stem from search_forms sf join search_tokens t on t.kind = k and t.token = sf.stem and (own is null or t.token = any (own))
        where sf.form like '%' || f || '%' group by sf.stem, t.df order by t.df desc, sf.stem limit 20) b;
    end if;
    if tokens = '{}' then how := case when name is null then 'unknown' else 'name' end; end if;
    -- Asked for as it is too, and as a name: what nobody else may be told of may hold it.
    if written <> '{}' then meant := tokens[1:cardinality(written)]; end if;
    tokens := array(select distinct x from unnest(tokens || s) x) || named;
    return next;
  end loop;
end $$;
