import { type ManagedAccount, managedListing } from '@jalon/domain/accounts/managed-account';
import type { ManagedType } from '@jalon/domain/accounts/managed-account-schema';
import type { Texts } from '@jalon/domain/locales/fr';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { companyClient } from '../companies/companies.api.ts';
import { useTexts } from '../core/i18n.ts';
import { Faced, PersonFace } from '../ui/face.tsx';
import { RelativeTime, ShortDate } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { Column, Filter } from '../ui/table-column.ts';
import { nameOf, stateTones, validationTones } from './account-look.ts';
import classes from './accounts.module.css';

export function useAccountColumns(type: ManagedType): Column<ManagedAccount>[] {
  const { t } = useTexts();
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
    return [
      {
        ...{ ...header('name'), sort: 'name', card: 'title' },
        cell: (row) => <Faced face={<PersonFace person={row} size={28} />}>{nameOf(row)}</Faced>,
      },
      { ...header('email'), cell: (row) => <span className={classes.muted}>{row.email}</span>, sort: 'email', from: 560, card: 'line' },
      ...(type === 'Company' ? [company, { ...validation, from: 1000 }] : [validation]),
      ...(type === 'Commercial' ? [sees] : []),
      {
        ...header('state'),
        cell: (row) => <StateBadge tone={stateTones[row.state]}>{t(`accounts.state.${row.state}`)}</StateBadge>,
        width: '116px',
        card: 'aside',
      },
      { ...header('createdAt'), cell: (row) => day(row.createdAt), sort: 'createdAt', width: '132px', from: 960, card: 'none' },
      { ...header('signedInAt'), cell: (row) => moment(row.signedInAt), sort: 'signedInAt', width: '148px', from: 840, card: 'none' },
    ];
  }, [type, t]);
}

/** `companyId` comes by a link and is shown while it is set; nobody chooses it from a list. */
export function useAccountFilters(companyId: string | undefined): Filter[] {
  const { t } = useTexts();
  const { data } = useQuery({ ...companyClient.one(companyId ?? ''), enabled: companyId !== undefined });
  return useMemo(() => {
    const { state, validation, address } = managedListing.filters;
    const company = companyId && data && { value: companyId, label: data.name };
    return [
      { key: 'state', label: t('accounts.column.state'), options: state.map((value) => ({ value, label: t(`accounts.state.${value}`) })) },
      {
        key: 'validation',
        label: t('accounts.column.validation'),
        options: validation.map((value) => ({ value, label: t(`accounts.validation.${value}`) })),
      },
      {
        key: 'address',
        label: t('accounts.column.address'),
        options: address.map((value) => ({ value, label: t(`accounts.address.${value}`) })),
      },
      ...(company ? [{ key: 'companyId', label: t('accounts.column.company'), options: [company] }] : []),
    ];
  }, [t, companyId, data]);
}
