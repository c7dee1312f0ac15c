import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { useTalentFigures } from '../talents/talent-profile.tsx';
import { PersonFace } from '../ui/face.tsx';
import { type Figure, RecordHeader } from '../ui/record-header.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useAccountMenu } from './account-actions.ts';
import { nameOf, stateTones, validationTones } from './account-look.ts';
import { profileQuery } from './accounts.api.ts';

type HeaderProps = {
  account: ManagedAccount;
  onGone: () => void;
  heading?: 'h1' | 'h2';
  /** While something about the person is filled in, nothing else is done to them. */
  isStill?: boolean;
};

const primary = ['validate', 'invite', 'unblock', 'activate'] as const;
const beside = ['refuse', 'reconsider', 'seeAs'] as const;

/** Who somebody is to the staff, and what can be done with the account. */
export function AccountHeader({ account, onGone, heading = 'h2', isStill = false }: HeaderProps) {
  const { t } = useTexts();
  const menuOf = useAccountMenu();
  const { type, state, validation, job, company } = account;
  const { data } = useQuery({ ...profileQuery(account.id), enabled: type === 'Freelance' });
  const told = useTalentFigures(data?.profile);
  const signedIn: Figure = {
    name: t('accounts.column.signedInAt'),
    value: account.signedInAt ? <RelativeTime iso={account.signedInAt} /> : t('accounts.never'),
  };
  const reach: Figure = { name: t('accounts.column.seesAll'), value: t(`accounts.reach.${account.seesAll ? 'all' : 'portfolio'}`) };
  const role: Figure = { name: t('accounts.column.role'), value: account.role ?? t('accounts.noRole') };
  const figures = { Freelance: told, Company: [role, signedIn], Commercial: [reach, signedIn] }[type];
  const title = type === 'Freelance' ? data?.profile?.title : [job, company?.name].filter(Boolean).join(' · ');
  return (
    <RecordHeader
      face={<PersonFace person={account} size={heading === 'h1' ? 72 : 56} />}
      name={nameOf(account)}
      title={title || t(`accounts.type.${type}`)}
      chips={
        <>
          <StateBadge isChip tone={validationTones[validation]}>
            {t(`accounts.validation.${validation}`)}
          </StateBadge>
          <StateBadge isChip tone={stateTones[state]}>
            {t(`accounts.state.${state}`)}
          </StateBadge>
        </>
      }
      figures={figures}
      actions={isStill ? [] : menuOf(account, onGone)}
      {...{ primary, beside, heading }}
    />
  );
}
