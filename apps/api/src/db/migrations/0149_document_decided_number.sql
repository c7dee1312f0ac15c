-- The latest version that somebody has accepted or refused, also where that was taken back: it and those before it are evidence.
alter table documents add column decided_number integer;
