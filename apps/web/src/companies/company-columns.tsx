import { byName, type ClientCompany, companyListing } from '@jalon/domain/companies/client-company';
import { inGroups } from '@jalon/domain/companies/number-groups';
import type { Texts } from '@jalon/domain/locales/fr';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nameOf as personName } from '../accounts/account-look.ts';
import { accountClient } from '../accounts/accounts.api.ts';
import { choicesQuery } from '../core/choices-query.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { commercialName, stateTones } from '../portfolios/company-look.ts';
import type { Reach } from '../portfolios/reach.ts';
import { CompanyFace, Faced } from '../ui/face.tsx';
import { ShortDate } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { Column, Filter } from '../ui/table-column.ts';
import classes from './companies.module.css';
import { SameSiren } from './same-siren.tsx';

/** `hasTwins`: of those listed, some have a SIREN that others have too. */
export function useCompanyColumns(hasTwins: boolean): Column<ClientCompany>[] {
  const { t } = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const header = (key: keyof Texts['companies']['column']) => ({ key, header: t(`companies.column.${key}`) });
    const twins: Column<ClientCompany> = {
      ...{ key: 'sameSiren', header: t('companies.card.siren'), width: '296px', from: 520, card: 'line' },
      cell: ({ sameSiren, siren }) => (sameSiren.length > 0 ? <SameSiren companies={sameSiren} /> : siren && inGroups(siren)),
    };
    return [
      {
        ...header('name'),
        cell: (row) => <Faced face={<CompanyFace company={row} size={28} />}>{row.name}</Faced>,
        sort: 'name',
        card: 'title',
      },
      ...(hasTwins ? [twins] : []),
      { ...header('city'), cell: (row) => row.city, sort: 'city', width: '164px', from: 640, card: 'line' },
      { ...header('sector'), cell: (row) => row.sectorName, from: hasTwins ? 1280 : 960, card: 'line' },
      {
        ...header('commercials'),
        cell: ({ commercials }) =>
          commercials.length > 0 ? (
            byName(commercials)
              .map((one) => commercialName(t, one))
              .join(', ')
          ) : (
            <span className={classes.muted}>{t('companies.nobody')}</span>
          ),
        width: '172px',
        from: 560,
        card: 'line',
      },
      { ...header('contacts'), cell: (row) => format.count(row.contacts), align: 'end', width: '96px', from: 880, card: 'none' },
      {
        ...header('state'),
        cell: (row) => <StateBadge tone={stateTones[row.state]}>{t(`words.company.state.${row.state}`)}</StateBadge>,
        width: '116px',
        card: 'aside',
      },
      {
        ...header('createdAt'),
        cell: (row) => (
          <span className={classes.muted}>
            <ShortDate iso={row.createdAt} />
          </span>
        ),
        sort: 'createdAt',
        width: '132px',
        from: 1200,
        card: 'none',
      },
    ];
  }, [t, format, hasTwins]);
}

/** `commercialId` comes by a link and is shown while it is set; nobody chooses it from a list. */
export function useCompanyFilters(reach: Reach, commercialId: string | undefined): Filter[] {
  const { t } = useTexts();
  const { data } = useQuery({ ...accountClient.one(commercialId ?? ''), enabled: reach === 'admin' && commercialId !== undefined });
  const sectors = useQuery(choicesQuery('expertise-areas')).data;
  return useMemo(() => {
    const { state, commercial } = companyListing.filters;
    const one = commercialId && data && { value: commercialId, label: personName(data) };
    return [
      {
        key: 'state',
        label: t('companies.column.state'),
        options: state.map((value) => ({ value, label: t(`words.company.state.${value}`) })),
      },
      {
        key: 'sector',
        label: t('companies.column.sector'),
        options: (sectors ?? []).map(({ id, value }) => ({ value: id, label: value })),
      },
      {
        key: 'commercial',
        label: t('companies.column.commercials'),
        options: commercial.map((value) => ({ value, label: t(`companies.commercial.${value}`) })),
      },
      ...(one ? [{ key: 'commercialId', label: t('accounts.type.Commercial'), options: [one] }] : []),
    ];
  }, [t, commercialId, data, sectors]);
}
