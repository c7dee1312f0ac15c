import { contactListing } from '@jalon/domain/contacts/contact';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import classes from '../organisation/organisation.module.css';
import { later } from '../ui/later.tsx';
import { Panel } from '../ui/panel.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { useTableState } from '../ui/use-table-state.ts';
import { ContactTable } from './contact-table.tsx';
import { contactClient } from './contacts.api.ts';

const ContactDrawer = later(() => import('./contact-drawer.tsx'));

/** The address of the drawer over the table as it stands. Opening one does not change it, so rows are not drawn again. */
function useContactHref(): (id: string) => string {
  const [parameters] = useSearchParams();
  const rest = new URLSearchParams(parameters);
  rest.delete('contact');
  const search = rest.toString();
  return useCallback(
    (id) => {
      const target = new URLSearchParams(search);
      target.set('contact', id);
      return `?${target}`;
    },
    [search],
  );
}

export function ContactsPanel() {
  const { t } = useTexts();
  const contactHref = useContactHref();
  const [parameters] = useSearchParams();
  const isWanted = useOnceWanted(parameters.has('contact'));
  const state = useTableState(contactListing);
  const answer = useQuery(contactClient.list(state.query));
  const invite = answer.data?.actions.includes('create') && (
    <Button component={Link} to={contactHref('new')} preventScrollReset leftSection={<IconUserPlus size={16} stroke={1.8} />}>
      {t('organisation.contacts.invite')}
    </Button>
  );
  return (
    <Panel isFlush>
      <header className={classes.header}>
        <h2 className={classes.title}>{t('organisation.tab.contacts')}</h2>
        {invite}
      </header>
      <ContactTable state={state} answer={answer} contactHref={contactHref} invite={invite} />
      {isWanted && <ContactDrawer />}
    </Panel>
  );
}
