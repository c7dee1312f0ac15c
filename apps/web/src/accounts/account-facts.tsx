import type { ManagedAccount } from '@jalon/domain/accounts/managed-account-schema';
import type { Texts } from '@jalon/domain/locales/fr';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Facts } from '../ui/facts.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { stateTones } from './account-look.ts';

export function AccountFacts({ account }: { account: ManagedAccount }) {
  const { t } = useTexts();
  const { isValidated, isVerified, state } = account;
  const facts: [keyof Texts['accounts']['column'], ReactNode][] = [
    [
      'state',
      <StateBadge key="state" tone={stateTones[state]}>
        {t(`accounts.state.${state}`)}
      </StateBadge>,
    ],
    [
      'validation',
      <StateBadge key="v" tone={isValidated ? 'positive' : 'warning'}>
        {t(`accounts.validation.${isValidated ? 'validated' : 'waiting'}`)}
      </StateBadge>,
    ],
    ['email', account.email],
    ['address', t(`accounts.address.${isVerified ? 'verified' : 'unverified'}`)],
    ['phone', account.phone],
    ['company', account.company?.name],
    ['role', account.role],
    ['job', account.job],
    ['lang', t(`shell.languages.${account.lang}`)],
    ['createdAt', <RelativeTime key="c" iso={account.createdAt} />],
    ['signedInAt', account.signedInAt ? <RelativeTime key="s" iso={account.signedInAt} /> : t('accounts.never')],
  ];
  return <Facts facts={facts.map(([name, fact]) => ({ name: t(`accounts.column.${name}`), fact }))} />;
}
