import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OpenedFile } from '../administrative/opened-file.tsx';
import { useTexts } from '../core/i18n.ts';
import { documentsOf } from '../documents/documents.api.ts';
import { PersonDocuments } from '../documents/person-documents.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { CommercialPortfolio } from '../portfolios/commercial-portfolio.tsx';
import { portfolioQuery } from '../portfolios/portfolios.api.ts';
import { useReach } from '../portfolios/reach.ts';
import { RecordState } from '../ui/record-state.tsx';
import { RecordTabs } from '../ui/tabs.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountHeader } from './account-header.tsx';
import { nameOf } from './account-look.ts';
import { accountClient } from './accounts.api.ts';
import { EmailForm } from './email-form.tsx';
import { FreelanceProfile } from './freelance-profile.tsx';
import { RoleForm } from './role-form.tsx';

type DetailsProps = { id: string; onGone: () => void };

/** One account beside the list: what is known of it, what can be done with it, what happened to it. */
export function AccountDetails({ id, onGone }: DetailsProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(accountClient.one(id));
  const { onChangeRole, onCorrectEmail, form } = useAccountForms(data);
  const sides = useAccountSides(data);
  if (!data) {
    const words = { missing: t('accounts.missing'), missingText: t('accounts.missingText'), back: t('accounts.backToList') };
    return <RecordState error={error} words={words} onBack={onGone} onRetry={() => void refetch()} />;
  }
  const details = (
    <>
      <AccountFacts account={data} onChangeRole={onChangeRole} onCorrectEmail={onCorrectEmail} />
      {data.type === 'Freelance' && <FreelanceProfile id={id} />}
    </>
  );
  return (
    <>
      <AccountHeader account={data} onGone={onGone} isStill={form !== undefined} />
      {form ?? <RecordTabs tabs={[{ key: 'details', label: t('accounts.details'), panel: details }, ...sides]} />}
    </>
  );
}

/** Choosing another role, or correcting the address, takes the place of what is known. */
export function useAccountForms(account: ManagedAccount | undefined) {
  const reach = useReach();
  const [form, setForm] = useState<'role' | 'email'>();
  const onClose = () => setForm(undefined);
  const forms = account && {
    role: account.company && <RoleForm account={account} companyId={account.company.id} onClose={onClose} />,
    email: <EmailForm account={account} onClose={onClose} />,
  };
  return {
    onChangeRole: reach === 'admin' ? () => setForm('role') : undefined,
    onCorrectEmail: account?.actions.includes('emailCorrect') ? () => setForm('email') : undefined,
    form: (form && forms?.[form]) ?? undefined,
  };
}

/** What else there is of somebody, each behind a tab: the companies they look after, their documents, what happened. */
export function useAccountSides(account: ManagedAccount | undefined) {
  const { t } = useTexts();
  const reach = useReach();
  const { id = '', type } = account ?? {};
  const history = useInfiniteQuery({ ...accountClient.history(id), enabled: account !== undefined });
  const portfolio = useQuery({ ...portfolioQuery(id), enabled: type === 'Commercial' }).data;
  const documents = useQuery({ ...documentsOf(id), enabled: type === 'Freelance' }).data;
  if (!account) return [];
  const companies = {
    ...{ key: 'portfolio', label: t('companies.portfolio.title'), count: portfolio?.length },
    panel: <CommercialPortfolio account={account} name={nameOf(account)} />,
  };
  const given = {
    ...{ key: 'documents', label: t('accounts.documents'), count: documents?.rows.length },
    panel: <PersonDocuments ownerId={id} />,
  };
  return [
    ...(type === 'Commercial' ? [companies] : []),
    ...(type === 'Freelance' ? [given] : []),
    ...(type === 'Freelance' && reach === 'admin'
      ? [{ key: 'file', label: t('administrative.tab'), panel: <OpenedFile ownerId={id} /> }]
      : []),
    { key: 'history', label: t('accounts.history'), panel: <RecordHistory found={history} /> },
  ];
}
