import { permitsUser } from '@jalon/domain/core/permission';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Panel } from '../ui/panel.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { ContactDrawer } from './contact-drawer.tsx';
import { ContactTable, useContactHref } from './contact-table.tsx';
import classes from './organisation.module.css';

export function ContactsPanel() {
  const { t } = useTexts();
  const canManage = permitsUser(useUser(), 'contacts.manage');
  const contactHref = useContactHref();
  const [parameters] = useSearchParams();
  const isWanted = useOnceWanted(parameters.has('contact'));
  const invite = canManage && (
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
      <ContactTable invite={invite} />
      {isWanted && <ContactDrawer />}
    </Panel>
  );
}
