import { expect, test } from 'vitest';
import type { UserType } from '../core/actor.ts';
import { aUser } from '../testing.ts';
import { type HitKind, hitHref } from './search.ts';

const id = '01890000-0000-7000-8000-000000000001';

test.each<[HitKind, UserType, string | null]>([
  ['freelance', 'Admin', `/admin/accounts/${id}?tab=Freelance`],
  ['freelance', 'Commercial', `/commercial/accounts/${id}?tab=Freelance`],
  ['company', 'Commercial', `/commercial/accounts/${id}?tab=companies`],
  ['commercial', 'Admin', `/admin/accounts/${id}?tab=Commercial`],
  ['contact', 'Admin', `/admin/accounts/${id}?tab=Company`],
  ['contact', 'Company', `/company/contacts/contacts?contact=${id}`],
  ['talent', 'Company', `/company/accounts/${id}`],
  ['talent', 'Freelance', null],
  ['document', 'Admin', `/admin/documents/${id}`],
  ['document', 'Commercial', `/commercial/documents/${id}`],
  ['document', 'Freelance', `/freelance/account?tab=documents&document=${id}`],
  ['question', 'Freelance', `/freelance/faq?question=${id}`],
  ['need', 'Freelance', `/freelance/offers/${id}`],
  ['need', 'Company', `/company/opportunities?need=${id}`],
  ['need', 'Commercial', `/commercial/opportunities?need=${id}`],
  ['application', 'Freelance', `/freelance/offers?tab=applications&application=${id}`],
  ['application', 'Admin', `/admin/opportunities/application-details/${id}`],
  ['delivery', 'Freelance', `/freelance/projects-deliveries?delivery=${id}`],
  ['contract', 'Freelance', `/freelance/contracts?contract=${id}`],
  ['contract', 'Admin', `/admin/contracts?contract=${id}`],
  ['conversation', 'Company', `/company/chat/${id}`],
])('%s that %s finds leads to %s', (kind, type, href) => {
  const permissions = ['freelances.view', 'contacts.view', 'opportunities.view'];
  expect(hitHref(kind, aUser(type, { permissions }), id)).toBe(href);
});
