import '@mantine/core/styles/Tabs.layer.css';
import { type ManagedAccount, managedActions } from '@jalon/domain/accounts/managed-account';
import { Button, Skeleton, Tabs } from '@mantine/core';
import { IconEye, IconLogout } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { PersonDocuments } from '../documents/person-documents.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { CommercialPortfolio } from '../portfolios/commercial-portfolio.tsx';
import { useReach } from '../portfolios/reach.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import { actIcons, useAccountActs } from './account-actions.ts';
import { AccountFacts } from './account-facts.tsx';
import { nameOf } from './account-look.ts';
import { accountClient } from './accounts.api.ts';
import classes from './accounts.module.css';
import { EmailForm } from './email-form.tsx';
import { FreelanceProfile } from './freelance-profile.tsx';
import { RoleForm } from './role-form.tsx';
import { useSeeAs } from './use-see-as.ts';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

/** One account: what is known of it, what can be done with it, what happened to it. */
export function AccountDetails({ id, onGone }: { id: string; onGone: () => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(accountClient.one(id));
  const history = useInfiniteQuery(accountClient.history(id));
  if (error && !data) {
    const isMissing = error instanceof CallError && error.status === 404;
    return (
      <EmptyState
        title={isMissing ? t('accounts.missing') : errorText(t, error)}
        description={isMissing ? t('accounts.missingText') : undefined}
        illustration={isMissing ? <LostPath /> : undefined}
        action={
          <Button onClick={isMissing ? onGone : () => void refetch()}>{t(isMissing ? 'accounts.backToList' : 'common.retry')}</Button>
        }
      />
    );
  }
  if (!data) return <Skeleton height={200} />;
  return (
    <Tabs defaultValue="details" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="details">{t('accounts.details')}</Tabs.Tab>
        {data.type === 'Commercial' && <Tabs.Tab value="portfolio">{t('companies.portfolio.title')}</Tabs.Tab>}
        {data.type === 'Freelance' && <Tabs.Tab value="documents">{t('accounts.documents')}</Tabs.Tab>}
        <Tabs.Tab value="history">{t('accounts.history')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details">
        <Known account={data} onGone={onGone} />
      </Tabs.Panel>
      {data.type === 'Commercial' && (
        <Tabs.Panel value="portfolio">
          <CommercialPortfolio account={data} name={nameOf(data)} />
        </Tabs.Panel>
      )}
      {data.type === 'Freelance' && (
        <Tabs.Panel value="documents">
          <PersonDocuments ownerId={id} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="history">
        <RecordHistory found={history} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** Choosing another role, or correcting the address, takes the place of the facts. */
function Known({ account, onGone }: { account: ManagedAccount; onGone: () => void }) {
  const reach = useReach();
  const [isGiving, setGiving] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  if (isGiving && account.company) return <RoleForm account={account} companyId={account.company.id} onClose={() => setGiving(false)} />;
  if (isCorrecting) return <EmailForm account={account} onClose={() => setCorrecting(false)} />;
  return (
    <>
      <AccountFacts
        account={account}
        onChangeRole={reach === 'admin' ? () => setGiving(true) : undefined}
        onCorrectEmail={account.actions.includes('emailCorrect') ? () => setCorrecting(true) : undefined}
      />
      <Acts account={account} onGone={onGone} />
      {account.type === 'Freelance' && <FreelanceProfile id={account.id} />}
    </>
  );
}

function Acts({ account, onGone }: { account: ManagedAccount; onGone: () => void }) {
  const { t } = useTexts();
  const { act } = useAccountActs();
  const seeAs = useSeeAs();
  const signOut = useSignOutEverywhere();
  const able = managedActions.filter((action) => account.actions.includes(action));
  return (
    <div className={classes.acts}>
      {account.actions.includes('seeAs') && (
        <Button variant="default" leftSection={<IconEye size={16} />} onClick={() => void seeAs(account.id)}>
          {t('accounts.action.seeAs')}
        </Button>
      )}
      {account.actions.includes('signOut') && (
        <Button variant="default" leftSection={<IconLogout size={16} />} onClick={() => void signOut(account)}>
          {t('accounts.action.signOut')}
        </Button>
      )}
      {able.map((action) => {
        const Icon = actIcons[action];
        const isMain = action === 'validate' || action === 'invite';
        const run = async () => {
          if ((await act([account], action)) && action === 'delete') onGone();
        };
        return (
          <Button
            key={action}
            variant={isMain ? 'filled' : 'default'}
            className={action === 'delete' ? (classes.danger ?? '') : ''}
            leftSection={<Icon size={16} />}
            onClick={() => void run()}
          >
            {t(`accounts.action.${action}`)}
          </Button>
        );
      })}
    </div>
  );
}
