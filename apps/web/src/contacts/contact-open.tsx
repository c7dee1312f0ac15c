import type { Contact } from '@jalon/domain/contacts/contact';
import { Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { RecordTabs } from '../ui/tabs.tsx';
import { ContactEditForm } from './contact-edit-form.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { ContactHeader } from './contact-header.tsx';
import { contactClient } from './contacts.api.ts';

type OpenProps = {
  id: string;
  onClose: () => void;
  /** Closes unless something typed would be lost and the person wants to keep it. */
  onLeave: () => Promise<boolean>;
};

export function ContactOpen({ id, onClose, onLeave }: OpenProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(contactClient.one(id));
  const history = useInfiniteQuery(contactClient.history(id));
  // The form keeps the version it started from, whatever is fetched since: that is how a change by somebody else is noticed.
  const [start, setStart] = useState<Contact>();
  if (data && !start) setStart(data);
  if (!start) {
    const words = {
      missing: t('organisation.contacts.missing'),
      missingText: t('organisation.contacts.missingText'),
      back: t('organisation.contacts.backToList'),
    };
    return <RecordState error={error} words={words} onBack={onClose} onRetry={() => void refetch()} />;
  }
  const details = (
    <>
      <ContactFacts contact={data ?? start} />
      {start.actions.includes('update') ? (
        <ContactEditForm
          key={start.version}
          contact={start}
          onRestart={async () => setStart((await refetch()).data)}
          onClose={onClose}
          onLeave={onLeave}
        />
      ) : (
        <Text c="dimmed">{t(start.actions.length > 0 ? 'organisation.contacts.ended' : 'organisation.contacts.readOnly')}</Text>
      )}
    </>
  );
  return (
    <>
      <ContactHeader contact={data ?? start} start={start} onLeave={onLeave} />
      <RecordTabs
        tabs={[
          { key: 'details', label: t('organisation.contacts.details'), panel: details },
          { key: 'history', label: t('organisation.contacts.history'), panel: <RecordHistory found={history} /> },
        ]}
      />
    </>
  );
}
