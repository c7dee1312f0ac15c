import { managedListing } from '@jalon/domain/accounts/managed-account';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { companyClient } from '../companies/companies.api.ts';
import { useTexts } from '../core/i18n.ts';
import type { Filter } from '../ui/table-column.ts';
import type { BuiltIn } from '../views/view-query.ts';

/** `companyId` comes by a link and is shown while it is set; nobody chooses it from a list. */
export function useAccountFilters(companyId: string | undefined): Filter[] {
  const { t } = useTexts();
  const { data } = useQuery({ ...companyClient.one(companyId ?? ''), enabled: companyId !== undefined });
  return useMemo(() => {
    const { state, validation, address } = managedListing.filters;
    const company = companyId && data && { value: companyId, label: data.name };
    return [
      {
        ...{ kind: 'several', key: 'state', label: t('accounts.column.state') },
        options: state.several.map((value) => ({ value, label: t(`words.account.state.${value}`) })),
      },
      {
        ...{ kind: 'several', key: 'validation', label: t('accounts.column.validation') },
        options: validation.several.map((value) => ({ value, label: t(`accounts.validation.${value}`) })),
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

export function useAccountViews(): BuiltIn[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      { id: 'toValidate', name: t('accounts.view.toValidate'), query: 'f.state=active&f.validation=waiting' },
      { id: 'invited', name: t('accounts.view.invited'), query: 'f.state=none' },
      { id: 'unverified', name: t('accounts.view.unverified'), query: 'f.address=unverified&f.state=active&sort=createdAt' },
    ],
    [t],
  );
}
