-- Whoever has ended a conversation may open it again. Not a reference: who they were is told by the history.
alter table conversations add closed_by uuid;
-- Told to the administrators once, however often it is reported.
alter table messages add reported_at timestamptz;
