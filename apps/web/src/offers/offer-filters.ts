import { applicationStates } from '@jalon/domain/applications/application-states';
import { remotePolicies } from '@jalon/domain/opportunities/opportunity';
import { contractTypes } from '@jalon/domain/sign-up/sign-up';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import type { Filter } from '../ui/table-column.ts';

export function useNeedFilters(): Filter[] {
  const { t } = useTexts();
  const sectors = useQuery(choicesQuery('expertise-areas')).data;
  const professions = useQuery(choicesQuery('activity-areas')).data;
  return useMemo(
    () => [
      {
        ...{ kind: 'several', key: 'profession', label: t('offers.filter.profession') },
        options: (professions ?? []).map(({ id, value, group }) => ({ value: id, label: value, group: group?.value })),
      },
      { kind: 'range', of: 'money', key: 'rate', label: t('offers.filter.rate') },
      { kind: 'range', of: 'date', key: 'start', label: t('offers.filter.start') },
      {
        ...{ key: 'remote', label: t('offers.filter.remote') },
        options: remotePolicies.map((value) => ({ value, label: t(`offers.remote.${value}`) })),
      },
      {
        ...{ key: 'contract', label: t('offers.filter.contract') },
        options: contractTypes.map((value) => ({ value, label: t(`offers.contractType.${value}`) })),
      },
      {
        ...{ kind: 'several', key: 'sector', label: t('offers.filter.sector') },
        options: (sectors ?? []).map(({ id, value, group }) => ({ value: id, label: value, group: group?.value })),
      },
    ],
    [t, sectors, professions],
  );
}

export function useOwnFilters(): Filter[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        ...{ key: 'state', label: t('offers.applicationFilter.state') },
        options: applicationStates.map((value) => ({ value, label: t(`words.application.state.${value}`) })),
      },
      {
        key: 'waitsFor',
        label: t('offers.applicationFilter.waitsFor'),
        options: [{ value: 'me', label: t('offers.applicationFilter.me') }],
      },
    ],
    [t],
  );
}
