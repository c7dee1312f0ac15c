-- Invitations that were sent before, in a file of its own: the lock of the new columns is not held meanwhile.
update users u set invited_email = u.email, email = u.email || '.' || u.id || '.invalid', invitation = 'open'
where u.state = 'none' and u.type = 'Company' and u.email_verified_at is null
  and exists (select 1 from events e where e.subject_id = u.id and e.kind = 'contact.create');

alter table users validate constraint users_invited_email_check;
alter table users validate constraint users_invitation_check;
alter table users validate constraint users__invitation;
