import '@mantine/core/styles/Tabs.layer.css';
import type { Contact } from '@jalon/domain/contacts/contact';
import { Button, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { CallError } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import classes from '../ui/drawer-tabs.module.css';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import { ContactEditForm } from './contact-edit-form.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { contactClient } from './contacts.api.ts';
import { useContactActs } from './use-contact-acts.ts';

type OpenProps = {
  id: string;
  isDirty: RefObject<boolean>;
  onClose: () => void;
  /** Closes unless something typed would be lost and the person wants to keep it. */
  onLeave: () => Promise<boolean>;
};

/** What else is done from the drawer; the menu of the row has them all. */
const asideActs = ['resend', 'disable', 'activate', 'delete'] as const;

export function ContactOpen({ id, isDirty, onClose, onLeave }: OpenProps) {
  const { t } = useTexts();
  const { run } = useContactActs();
  const { data, error, refetch } = useQuery(contactClient.one(id));
  const history = useInfiniteQuery(contactClient.history(id));
  // The form keeps the version it started from, whatever is fetched since: that is how a change by somebody else is noticed.
  const [start, setStart] = useState<Contact>();
  if (data && !start) setStart(data);
  if (error instanceof CallError && error.status === 404 && !start)
    return (
      <EmptyState
        title={t('organisation.contacts.missing')}
        description={t('organisation.contacts.missingText')}
        illustration={<LostPath />}
        action={<Button onClick={onClose}>{t('organisation.contacts.backToList')}</Button>}
      />
    );
  if (error && !start)
    return <EmptyState title={errorText(t, error)} action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>} />;
  if (!start) return <Skeleton height={200} />;

  const aside = asideActs
    .filter((action) => start.actions.includes(action))
    .map((action) => (
      <Button
        key={action}
        variant="subtle"
        color="gray"
        c={action === 'delete' ? 'var(--jalon-danger)' : undefined}
        onClick={async () => {
          if (await onLeave()) await run(data ?? start, action);
        }}
      >
        {t(`organisation.contacts.action.${action}`)}
      </Button>
    ));
  return (
    <Tabs defaultValue="details" classNames={{ root: classes.tabs, panel: classes.panel }}>
      <Tabs.List>
        <Tabs.Tab value="details">{t('organisation.contacts.details')}</Tabs.Tab>
        <Tabs.Tab value="history">{t('organisation.contacts.history')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details">
        <ContactFacts contact={data ?? start} />
        {start.actions.includes('update') ? (
          <ContactEditForm
            key={start.version}
            contact={start}
            onRestart={async () => setStart((await refetch()).data)}
            isDirty={isDirty}
            onClose={onClose}
            onLeave={onLeave}
            aside={aside}
          />
        ) : (
          <Stack gap="xs" align="flex-start">
            <Text c="dimmed">{t(start.actions.length > 0 ? 'organisation.contacts.ended' : 'organisation.contacts.readOnly')}</Text>
            {aside}
          </Stack>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <RecordHistory found={history} />
      </Tabs.Panel>
    </Tabs>
  );
}
