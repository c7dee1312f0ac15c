import type { ManagedAccount } from '@jalon/domain/accounts/managed-account-schema';
import type { Texts } from '@jalon/domain/locales/fr';
import { Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { placeHref, useReach } from '../portfolios/reach.ts';
import { Facts } from '../ui/facts.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { nameOf, stateTones } from './account-look.ts';

type FactsProps = { account: ManagedAccount /** For whoever may give a contact another role. */; onChangeRole?: (() => void) | undefined };

export function AccountFacts({ account, onChangeRole }: FactsProps) {
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
    ['company', account.company && <CompanyLink key="company" company={account.company} />],
    ['role', account.company && <RoleFact key="role" account={account} onChangeRole={onChangeRole} />],
    ['job', account.job],
    ['seesAll', account.type === 'Commercial' && t(`accounts.reach.${account.seesAll ? 'all' : 'portfolio'}`)],
    ['lang', t(`shell.languages.${account.lang}`)],
    ['createdAt', <RelativeTime key="c" iso={account.createdAt} />],
    ['signedInAt', account.signedInAt ? <RelativeTime key="s" iso={account.signedInAt} /> : t('accounts.never')],
  ];
  return <Facts facts={facts.map(([name, fact]) => ({ name: t(`accounts.column.${name}`), fact }))} />;
}

function CompanyLink({ company: { id, name } }: { company: NonNullable<ManagedAccount['company']> }) {
  const reach = useReach();
  return (
    <Anchor component={Link} to={placeHref(reach, { tab: 'companies', id })} inherit>
      {name}
    </Anchor>
  );
}

function RoleFact({ account, onChangeRole }: FactsProps) {
  const { t } = useTexts();
  return (
    <Group gap={8}>
      <span>{account.role ?? t('accounts.noRole')}</span>
      {onChangeRole && (
        <Button
          variant="subtle"
          size="compact-sm"
          my={-3}
          aria-label={t('accounts.changeRoleOf', { name: nameOf(account) })}
          onClick={onChangeRole}
        >
          {t('accounts.changeRole')}
        </Button>
      )}
    </Group>
  );
}
