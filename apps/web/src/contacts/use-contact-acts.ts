import type { Contact } from '@jalon/domain/contacts/contact';
import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { nameOf } from './contact-columns.tsx';
import { contactClient } from './contacts.api.ts';

/** What of a person goes depends on how far they have come. */
const removals = { none: 'deleteInvitedText', declined: 'deleteEndedText', withdrawn: 'deleteEndedText' } as const;

export function useContactActs() {
  const { t } = useTexts();
  return useRecordActs(contactClient, {
    texts: 'organisation.contacts',
    nameOf,
    removal: ({ state, email }) => ({
      text: t(`organisation.contacts.${state in removals ? removals[state as keyof typeof removals] : 'deleteText'}`),
      typed: email,
    }),
  });
}

/** The menu of a row: a change is made in the drawer, which opens for those who only look, too. */
export function useContactMenu(hrefOf: (row: Contact) => string): (row: Contact) => Action[] {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { menuOf } = useContactActs();
  return (row) => [
    {
      key: 'update',
      label: t(row.actions.includes('update') ? 'organisation.contacts.action.update' : 'table.open'),
      icon: IconPencil,
      run: () => navigate(hrefOf(row), { preventScrollReset: true }),
    },
    ...menuOf(row).filter(({ key }) => key !== 'update'),
  ];
}
