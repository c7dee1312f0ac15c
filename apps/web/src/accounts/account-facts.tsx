import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { href } from '@jalon/domain/core/routes';
import type { Texts } from '@jalon/domain/locales/fr';
import { Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { placeHref, useReach } from '../portfolios/reach.ts';
import { Facts } from '../ui/facts.tsx';
import { Imported } from '../ui/imported.tsx';
import { RelativeTime, ShortDate } from '../ui/relative-time.tsx';
import { nameOf } from './account-look.ts';
import classes from './accounts.module.css';

type FactsProps = {
  account: ManagedAccount;
  /** For whoever may give a contact another role. */
  onChangeRole?: (() => void) | undefined;
  /** For whoever may correct the address of somebody who has no login yet. */
  onCorrectEmail?: (() => void) | undefined;
};

export function AccountFacts({ account, onChangeRole, onCorrectEmail }: FactsProps) {
  const { t } = useTexts();
  const { isVerified, type } = account;
  const facts: [keyof Texts['accounts']['column'], ReactNode][] = [
    ['blockReason', account.blockReason && <Reason key="block" text={account.blockReason} />],
    ['refusalReason', account.refusalReason && <Reason key="refusal" text={account.refusalReason} />],
    ['civility', account.civility && account.civility !== 'unstated' && t(`words.account.value.civility.${account.civility}`)],
    ['email', <EmailFact key="email" account={account} onCorrectEmail={onCorrectEmail} />],
    ['address', t(`accounts.address.${isVerified ? 'verified' : 'unverified'}`)],
    ['phone', account.phone],
    ['company', account.company && <CompanyLink key="company" company={account.company} />],
    ['role', account.company && <RoleFact key="role" account={account} onChangeRole={onChangeRole} />],
    ['job', account.job],
    ['seesAll', type === 'Commercial' && t(`accounts.reach.${account.seesAll ? 'all' : 'portfolio'}`)],
    ['lang', t(`shell.languages.${account.lang}`)],
    // Of the others the header tells when.
    ['createdAt', type === 'Freelance' && <ShortDate key="c" iso={account.createdAt} />],
    ['signedInAt', type === 'Freelance' && (account.signedInAt ? <RelativeTime key="s" iso={account.signedInAt} /> : t('accounts.never'))],
    ['terms', account.terms && <TermsFact key="t" terms={account.terms} />],
  ];
  const named = facts.map(([name, fact]) => ({ name: t(`accounts.column.${name}`), fact }));
  const origin = { name: t('common.origin'), fact: account.isImported && <Imported at={account.createdAt} /> };
  return <Facts facts={[...named, origin]} />;
}

/** On as many lines as it was written. */
const Reason = ({ text }: { text: string }) => <span className={classes.reason}>{text}</span>;

/** By which version: what was accepted can be read there. */
function TermsFact({ terms: { number, acceptedAt } }: { terms: NonNullable<ManagedAccount['terms']> }) {
  const { t } = useTexts();
  const day = useFormat().day(acceptedAt);
  if (number === null) return t('accounts.termsNone', { day });
  return (
    <Anchor component={Link} to={href('terms', { version: String(number) })} inherit>
      {t('accounts.termsVersion', { number, day })}
    </Anchor>
  );
}

function CompanyLink({ company: { id, name } }: { company: NonNullable<ManagedAccount['company']> }) {
  const reach = useReach();
  return (
    <Anchor component={Link} to={placeHref(reach, { tab: 'companies', id })} inherit>
      {name}
    </Anchor>
  );
}

function EmailFact({ account, onCorrectEmail }: FactsProps) {
  const { t } = useTexts();
  return (
    <Group gap={8}>
      <span>{account.email}</span>
      {onCorrectEmail && (
        <Button
          variant="subtle"
          size="compact-sm"
          my={-3}
          aria-label={t('accounts.correctEmailOf', { name: nameOf(account) })}
          onClick={onCorrectEmail}
        >
          {t('accounts.correctEmail')}
        </Button>
      )}
    </Group>
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
