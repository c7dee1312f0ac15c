-- Which list of the tool each of ours was compared with.
alter table sync_runs add column mapping jsonb;
