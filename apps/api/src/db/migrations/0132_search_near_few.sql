-- The same as `search_near`, for a condition that comes to it for few of its rows and must not be planned by what it costs: the plan of a statement that
-- seems to cost much is made anew for each search instead of being kept.
create function search_near_few(value text, typed text) returns boolean language plpgsql immutable strict parallel safe cost 10 as $$
begin
  return search_near(value, typed);
end $$;
