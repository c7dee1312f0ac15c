import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { useTalentFigures } from '../talents/talent-profile.tsx';
import { PersonFace } from '../ui/face.tsx';
import { type Figure, RecordHeader } from '../ui/record-header.tsx';
import { RelativeTime, ShortDate } from '../ui/relative-time.tsx';
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

/** Who somebody is to the staff, and what can be done with the account. */
export function AccountHeader({ account, onGone, heading = 'h2', isStill = false }: HeaderProps) {
  const { t } = useTexts();
  const menuOf = useAccountMenu();
  const { type, state, validation, job, company } = account;
  const { data } = useQuery({ ...profileQuery(account.id), enabled: type === 'Freelance' });
  const told = useTalentFigures(data?.profile);
  const dates: Figure[] = [
    {
      name: t('accounts.column.signedInAt'),
      value: account.signedInAt ? <RelativeTime iso={account.signedInAt} /> : t('accounts.never'),
    },
    { name: t('accounts.column.createdAt'), value: <ShortDate iso={account.createdAt} /> },
  ];
  const title = type === 'Freelance' ? data?.profile?.title : [job, company?.name].filter(Boolean).join(' · ');
  // A panel has room for two buttons and the menu.
  const others = ['refuse', 'reconsider', 'seeAs'];
  const beside = heading === 'h2' && account.actions.includes('refuse') ? others.slice(0, 1) : others;
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
            {t(`words.account.state.${state}`)}
          </StateBadge>
        </>
      }
      figures={type === 'Freelance' ? told : dates}
      actions={isStill ? [] : menuOf(account, onGone)}
      {...{ primary, beside, heading }}
    />
  );
}
