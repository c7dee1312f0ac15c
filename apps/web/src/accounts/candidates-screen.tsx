import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { placeHref } from '../portfolios/reach.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordPage } from '../ui/record-page.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { useAccountForms, useAccountSides } from './account-details.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountHeader } from './account-header.tsx';
import { nameOf } from './account-look.ts';
import { accountClient } from './accounts.api.ts';
import { FreelanceProfile } from './freelance-profile.tsx';

/** The page of one account, with an address of its own to send to a colleague. */
export default function CandidateScreen() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(accountClient.one(id));
  const leave = () => void navigate(href('admin.accounts'), { replace: true });
  if (data) return <AccountPage key={id} account={data} onGone={leave} />;
  const words = { missing: t('accounts.missing'), missingText: t('accounts.missingText'), back: t('accounts.backToList') };
  return (
    <Page title={routeTitle(t, 'admin.candidate')}>
      <Panel>
        <RecordState error={error} words={words} onBack={leave} onRetry={() => void refetch()} />
      </Panel>
    </Page>
  );
}

function AccountPage({ account, onGone }: { account: ManagedAccount; onGone: () => void }) {
  const { t } = useTexts();
  const { onChangeRole, onCorrectEmail, form } = useAccountForms(account);
  const sides = useAccountSides(account).map((side) => ({ ...side, panel: <Panel>{side.panel}</Panel> }));
  const { id, type } = account;
  const profile = {
    ...{ key: 'profile', label: t('accounts.profile.tab') },
    panel: (
      <Panel>
        <FreelanceProfile id={id} />
      </Panel>
    ),
  };
  const known = (
    <Panel title={t('accounts.details')}>
      {form ?? <AccountFacts account={account} onChangeRole={onChangeRole} onCorrectEmail={onCorrectEmail} />}
    </Panel>
  );
  return (
    <RecordPage
      name={nameOf(account)}
      trail={[
        { name: routeTitle(t, 'admin.accounts'), to: href('admin.accounts') },
        { name: t(`accounts.tabs.${type}`), to: placeHref('admin', { tab: type }) },
      ]}
      header={<AccountHeader account={account} onGone={onGone} heading="h1" isStill={form !== undefined} />}
      tabs={[...(type === 'Freelance' ? [profile] : []), ...sides]}
      side={known}
    />
  );
}
