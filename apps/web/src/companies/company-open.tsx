import '@mantine/core/styles/Tabs.layer.css';
import { Button, Skeleton, Tabs } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CallError } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import { companyClient } from './companies.api.ts';
import { CompanyContacts } from './company-contacts.tsx';
import { CompanyDetails } from './company-details.tsx';
import { CompanyLogo } from './company-logo.tsx';

/** One company: what is known of it, its people, what happened to it. */
export function CompanyOpen({ id, onGone }: { id: string; onGone: () => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(companyClient.one(id));
  const history = useInfiniteQuery(companyClient.history(id));
  if (error && !data) {
    const isMissing = error instanceof CallError && error.status === 404;
    return (
      <EmptyState
        title={isMissing ? t('companies.missing') : errorText(t, error)}
        description={isMissing ? t('companies.missingText') : undefined}
        illustration={isMissing ? <LostPath /> : undefined}
        action={
          <Button onClick={isMissing ? onGone : () => void refetch()}>{t(isMissing ? 'accounts.backToList' : 'common.retry')}</Button>
        }
      />
    );
  }
  if (!data) return <Skeleton height={200} aria-busy="true" />;
  return (
    <Tabs defaultValue="details">
      {data.logo && <CompanyLogo company={data} size={56} />}
      <Tabs.List mb="md">
        {(['details', 'contacts', 'history'] as const).map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`companies.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="details">
        <CompanyDetails company={data} onGone={onGone} />
      </Tabs.Panel>
      <Tabs.Panel value="contacts">
        <CompanyContacts company={data} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <RecordHistory found={history as never} />
      </Tabs.Panel>
    </Tabs>
  );
}
