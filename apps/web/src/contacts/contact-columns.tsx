import type { Contact } from '@jalon/domain/contacts/contact';
import { accountStates } from '@jalon/domain/core/actor';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stateTones } from '../accounts/account-look.ts';
import { useTexts } from '../core/i18n.ts';
import { divisionsQuery } from '../divisions/divisions.api.ts';
import { rolesQuery } from '../roles/roles.api.ts';
import { Faced, PersonFace } from '../ui/face.tsx';
import { PersonName } from '../ui/person-name.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge, type Tone } from '../ui/state-badge.tsx';
import type { Column, Filter } from '../ui/table-column.ts';
import classes from './contact-columns.module.css';

const tones: Record<Contact['state'], Tone> = { ...stateTones, declined: 'neutral', withdrawn: 'neutral' };

export const nameOf = ({ firstName, lastName }: Contact): string => `${firstName} ${lastName}`;

export function useContactColumns(): Column<Contact>[] {
  const { t } = useTexts();
  return useMemo(() => {
    const header = (key: 'name' | 'job' | 'role' | 'divisions' | 'state' | 'signedInAt') => ({
      key,
      header: t(`organisation.contacts.column.${key}`),
    });
    return [
      {
        ...header('name'),
        cell: (row) => (
          <Faced face={<PersonFace person={row} size={28} />}>
            <span className={classes.name}>
              <PersonName person={row} />
              {row.isSelf && <span className={classes.you}> · {t('organisation.contacts.you')}</span>}
            </span>
            <span className={classes.email}>{row.email}</span>
          </Faced>
        ),
        sort: 'name',
        card: 'title',
      },
      { ...header('job'), cell: (row) => row.job, sort: 'job', from: 720, card: 'line' },
      {
        ...header('role'),
        cell: (row) => <RoleName role={row.role} />,
        sort: 'role',
        width: '140px',
        card: 'line',
      },
      {
        ...header('divisions'),
        cell: (row) =>
          row.divisions.length > 0 ? (
            row.divisions.map(({ name }) => name).join(', ')
          ) : (
            <span className={classes.muted}>{t('organisation.contacts.wholeCompany')}</span>
          ),
        width: '160px',
        from: 900,
        card: 'line',
      },
      {
        ...header('state'),
        cell: (row) => <ContactState contact={row} />,
        sort: 'state',
        width: '112px',
        card: 'aside',
      },
      {
        ...header('signedInAt'),
        cell: (row) => (
          <span className={classes.muted}>{row.signedInAt ? <RelativeTime iso={row.signedInAt} /> : t('organisation.contacts.never')}</span>
        ),
        sort: 'signedInAt',
        width: '150px',
        from: 1000,
        card: 'none',
      },
    ];
  }, [t]);
}

/** An invitation that has ended says how. */
export function ContactState({ contact: { state }, isChip }: { contact: Contact; isChip?: boolean }) {
  const { t } = useTexts();
  return (
    <StateBadge tone={tones[state]} isChip={isChip} title={t(`organisation.stateHint.${state}`)}>
      {t(`words.contact.state.${state}`)}
    </StateBadge>
  );
}

function RoleName({ role }: Pick<Contact, 'role'>) {
  const { t } = useTexts();
  if (!role) return <span className={classes.muted}>{t('organisation.contacts.noRole')}</span>;
  if (role.isActive) return role.label;
  return <span className={classes.muted}>{t('organisation.contacts.roleIsDisabled', { role: role.label })}</span>;
}

export function useContactFilters(): Filter[] {
  const { t } = useTexts();
  const roles = useQuery(rolesQuery).data?.rows;
  const divisions = useQuery(divisionsQuery).data?.rows;
  return useMemo(() => {
    const role = roles && {
      key: 'roleId',
      label: t('organisation.contacts.column.role'),
      options: roles.map(({ id, label }) => ({ value: id, label })),
    };
    const division = divisions?.length && {
      key: 'divisionId',
      label: t('organisation.contacts.column.divisions'),
      options: divisions.map(({ id, name }) => ({ value: id, label: name })),
    };
    const state = {
      key: 'state',
      label: t('organisation.contacts.column.state'),
      options: accountStates.map((value) => ({ value, label: t(`words.contact.state.${value}`) })),
    };
    return [...(role ? [role] : []), ...(division ? [division] : []), state];
  }, [t, roles, divisions]);
}
