import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { RecordTabs } from '../ui/tabs.tsx';
import { companyClient } from './companies.api.ts';
import { CompanyAssignment } from './company-assignment.tsx';
import { CompanyContacts } from './company-contacts.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyEditForm } from './company-forms.tsx';
import { CompanyHeader } from './company-header.tsx';
import type { FormAction } from './use-company-acts.ts';

/** One company: what is known of it, its people, what happened to it. Editing and choosing take the place of that. */
export function CompanyOpen({ id, onGone }: { id: string; onGone: () => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(companyClient.one(id));
  const history = useInfiniteQuery(companyClient.history(id));
  const [doing, setDoing] = useState<FormAction>();
  const stop = () => setDoing(undefined);
  if (!data) {
    const words = { missing: t('companies.missing'), missingText: t('companies.missingText'), back: t('accounts.backToList') };
    return <RecordState error={error} words={words} onBack={onGone} onRetry={() => void refetch()} />;
  }
  const tabs = [
    { key: 'details', label: t('companies.details'), panel: <CompanyFacts company={data} /> },
    { key: 'contacts', label: t('companies.contacts'), count: data.contacts, panel: <CompanyContacts company={data} /> },
    { key: 'history', label: t('companies.history'), panel: <RecordHistory found={history as never} /> },
  ];
  return (
    <>
      <CompanyHeader company={data} onGone={onGone} onBegin={doing ? undefined : setDoing} />
      {doing === 'update' && <CompanyEditForm company={data} onClose={stop} />}
      {doing === 'assign' && <CompanyAssignment company={data} onClose={stop} />}
      {!doing && <RecordTabs tabs={tabs} />}
    </>
  );
}
