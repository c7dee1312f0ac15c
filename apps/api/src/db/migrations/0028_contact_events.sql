-- An invitation that a company sends again is an event of the contact. The first one is told by `contact.create`: what was written beside
-- it stays as it is.
update events e set kind = 'contact.resend'
where e.kind = 'account.invite' and exists (select 1 from users i where i.id = e.actor_id and i.type = 'Company')
  and not exists (
    select 1 from events c where c.subject_id = e.subject_id and c.kind = 'contact.create' and c.request_id = e.request_id);
