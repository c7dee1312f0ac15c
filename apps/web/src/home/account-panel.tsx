import { isType, type User } from '@jalon/domain/core/actor';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './account-panel.module.css';

/** What the product knows about the account, in facts. */
export function AccountPanel({ user }: { user: User }) {
  const { t } = useTexts();
  return (
    <Panel title={t('home.account')} isFlush>
      <dl className={classes.facts}>
        <Fact name={t('home.fact.type')} value={t(`shell.types.${user.type}`)} />
        {user.company && <Fact name={t('home.fact.company')} value={user.company.name} />}
        <Fact name={t('home.fact.email')} value={user.email} note={<Verified at={user.emailVerifiedAt} />} />
        {!user.isValidated && <Validation user={user} />}
        <Rights user={user} />
      </dl>
    </Panel>
  );
}

function Validation({ user }: { user: User }) {
  const { t } = useTexts();
  const name = t('home.fact.validation');
  if (user.refusalReason !== null) return <Fact name={name} value={t('home.fact.refused')} />;
  return <Fact name={name} value={t('home.fact.waiting')} />;
}

/** Section 6: roles and permissions bind company users only. */
function Rights({ user }: { user: User }) {
  const { t } = useTexts();
  if (!isType(user, 'Company')) return <Fact name={t('home.fact.rights')} value={t('home.fact.allRights')} />;
  const rights = t('home.fact.permissions', { count: user.permissions.length });
  return <Fact name={t('home.fact.role')} value={user.roles.join(', ') || t('home.fact.noRole')} note={rights} />;
}

function Verified({ at }: { at: string | null }) {
  const { t } = useTexts();
  const format = useFormat();
  const Icon = at ? IconCircleCheck : IconClock;
  return (
    <span className={at ? classes.done : classes.waiting} title={at ? format.exact(at) : undefined}>
      <Icon size={14} stroke={2} aria-hidden />
      {at ? t('home.fact.verified', { date: format.day(at) }) : t('home.fact.unverified')}
    </span>
  );
}

const Fact = ({ name, value, note }: { name: string; value: string; note?: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>
      <span className={classes.value}>{value}</span>
      {note && <span className={classes.note}>{note}</span>}
    </dd>
  </div>
);
