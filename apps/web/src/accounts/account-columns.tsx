import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import type { ManagedType } from '@jalon/domain/accounts/managed-account-schema';
import type { Texts } from '@jalon/domain/locales/fr';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { heartColumn } from '../people-lists/heart-column.tsx';
import { Availability, OfferName, Skills } from '../talents/offer-parts.tsx';
import { makePay } from '../talents/talent-look.ts';
import { Faced, PersonFace } from '../ui/face.tsx';
import { PersonName } from '../ui/person-name.tsx';
import { RelativeTime, ShortDate } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { Column } from '../ui/table-column.ts';
import { nameOf, stateTones, validationTones } from './account-look.ts';
import classes from './accounts.module.css';

export function useAccountColumns(type: ManagedType): Column<ManagedAccount>[] {
  const { t } = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const header = (key: keyof Texts['accounts']['column']) => ({ key, header: t(`accounts.column.${key}`) });
    const day = (iso: string) => (
      <span className={classes.muted}>
        <ShortDate iso={iso} />
      </span>
    );
    const moment = (iso: string | null) => <span className={classes.muted}>{iso ? <RelativeTime iso={iso} /> : t('accounts.never')}</span>;
    const company: Column<ManagedAccount> = { ...header('company'), cell: (row) => row.company?.name, from: 720, card: 'line' };
    const sees: Column<ManagedAccount> = {
      ...header('seesAll'),
      cell: ({ seesAll }) => <span className={classes.muted}>{t(`accounts.reach.${seesAll ? 'all' : 'portfolio'}`)}</span>,
      width: '176px',
      from: 1040,
      card: 'line',
    };
    const validation: Column<ManagedAccount> = {
      ...header('validation'),
      cell: (row) => <StateBadge tone={validationTones[row.validation]}>{t(`accounts.validation.${row.validation}`)}</StateBadge>,
      width: '112px',
      from: 640,
      card: 'line',
    };
    const state: Column<ManagedAccount> = {
      ...header('state'),
      cell: (row) => <StateBadge tone={stateTones[row.state]}>{t(`words.account.state.${row.state}`)}</StateBadge>,
      width: '116px',
      card: 'aside',
    };
    const signedIn: Column<ManagedAccount> = {
      ...{ ...header('signedInAt'), cell: (row) => moment(row.signedInAt), sort: 'signedInAt', width: '148px', from: 840, card: 'none' },
    };
    const created: Column<ManagedAccount> = {
      ...{ ...header('createdAt'), cell: (row) => day(row.createdAt), sort: 'createdAt', width: '132px', from: 960, card: 'none' },
    };
    if (type === 'Freelance') {
      const pay = makePay(t, format);
      return [
        {
          ...{ ...header('name'), sort: 'name', card: 'title' },
          cell: (row) => <OfferName person={row} title={row.offer?.title ?? row.email} />,
        },
        { ...header('skills'), cell: ({ offer }) => <Skills skills={offer?.skills ?? []} />, from: 900, card: 'line' },
        {
          ...{ ...header('pay'), align: 'end', width: '116px', from: 640, card: 'aside' },
          cell: ({ offer }) => <span className={classes.pay}>{offer && pay(offer)}</span>,
        },
        {
          ...{ ...header('availability'), width: '156px', from: 760, card: 'line' },
          cell: ({ offer }) => offer && <Availability of={offer} />,
        },
        { ...validation, from: 1000 },
        state,
        heartColumn(t),
        { ...created, from: 1200 },
        { ...signedIn, from: 1240 },
      ];
    }
    return [
      {
        ...{ ...header('name'), sort: 'name', card: 'title' },
        cell: (row) => (
          <Faced face={<PersonFace person={row} size={28} />} title={nameOf(row)}>
            <PersonName person={row} />
          </Faced>
        ),
      },
      { ...header('email'), cell: (row) => <span className={classes.muted}>{row.email}</span>, sort: 'email', from: 560, card: 'line' },
      ...(type === 'Company' ? [company, { ...validation, from: 1000 }] : [validation]),
      ...(type === 'Commercial' ? [sees] : []),
      state,
      created,
      signedIn,
    ];
  }, [type, t, format]);
}
