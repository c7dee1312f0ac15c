import { applicationStates } from '@jalon/domain/applications/application-states';
import { remotePolicies } from '@jalon/domain/opportunities/opportunity';
import { contractTypes } from '@jalon/domain/sign-up/sign-up';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '../core/choices.ts';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { useRateOptions } from '../search/use-rate-options.ts';
import type { Filter } from '../ui/table-column.ts';
import { ownStateText } from './own-look.ts';

const fromChoices = (choices: readonly Choice[] | undefined) =>
  (choices ?? []).map(({ id, value, group }) => ({ value: id, label: value, group: group?.value }));

export function useNeedFilters(): Filter[] {
  const { t } = useTexts();
  const rates = useRateOptions();
  const areas = useQuery(choicesQuery('mobility-areas')).data;
  const durations = useQuery(choicesQuery('opportunity-durations')).data;
  const tools = useQuery(choicesQuery('tools')).data;
  const sectors = useQuery(choicesQuery('expertise-areas')).data;
  const professions = useQuery(choicesQuery('activity-areas')).data;
  return useMemo(
    () => [
      {
        ...{ kind: 'several', key: 'profession', label: t('offers.filter.profession') },
        options: fromChoices(professions),
      },
      {
        // Companies write them themselves: those of the operator are where most begin.
        ...{ kind: 'several', key: 'skills', label: t('offers.filter.skills'), isOpen: true, hint: t('offers.allSkills') },
        options: (tools ?? []).filter(({ value }) => !value.includes(',')).map(({ value }) => ({ value, label: value })),
      },
      { kind: 'several', key: 'area', label: t('offers.filter.area'), options: fromChoices(areas) },
      {
        ...{ kind: 'range', of: 'money', key: 'rate', label: t('offers.filter.rate') },
        steps: rates,
      },
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
        options: fromChoices(sectors),
      },
      { kind: 'several', key: 'duration', label: t('offers.filter.duration'), options: fromChoices(durations) },
    ],
    [t, rates, sectors, professions, areas, durations, tools],
  );
}

export function useOwnFilters(): Filter[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        ...{ key: 'state', label: t('offers.applicationFilter.state') },
        options: applicationStates.map((value) => ({ value, label: t(ownStateText(value)) })),
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
