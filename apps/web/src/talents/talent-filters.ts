import { remotePolicies } from '@jalon/domain/opportunities/opportunity';
import { contractTypes } from '@jalon/domain/sign-up/sign-up';
import { availabilities } from '@jalon/domain/talents/talent';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { useRateOptions } from '../search/use-rate-options.ts';
import type { Filter } from '../ui/table-column.ts';

export function useTalentFilters(): Filter[] {
  const { t } = useTexts();
  const rates = useRateOptions();
  const areas = useQuery(choicesQuery('mobility-areas')).data;
  const tools = useQuery(choicesQuery('tools')).data;
  const professions = useQuery(choicesQuery('activity-areas')).data;
  const experiences = useQuery(choicesQuery('experiences')).data;
  return useMemo(
    () => [
      {
        // Freelances write their skills themselves: those the operator proposes are where most begin.
        ...{ kind: 'several', key: 'skills', label: t('talents.field.skills'), isOpen: true, hint: t('talents.allSkills') },
        options: (tools ?? []).filter(({ value }) => !value.includes(',')).map(({ value }) => ({ value, label: value })),
      },
      {
        ...{ kind: 'several', key: 'profession', label: t('talents.field.profession') },
        options: (professions ?? []).map(({ id, value, group }) => ({ value: id, label: value, group: group?.value })),
      },
      {
        ...{ kind: 'range', of: 'money', key: 'rate', label: t('talents.rate') },
        steps: rates,
      },
      {
        ...{ kind: 'several', key: 'area', label: t('talents.field.areas') },
        options: (areas ?? []).map(({ id, value, group }) => ({ value: id, label: value, group: group?.value })),
      },
      {
        ...{ kind: 'several', key: 'remote', label: t('talents.field.remote') },
        options: remotePolicies.map((value) => ({ value, label: t(`words.opportunity.value.remote.${value}`) })),
      },
      {
        ...{ kind: 'several', key: 'availability', label: t('talents.field.availability') },
        options: availabilities.map((value) => ({ value, label: t(`talents.availability.${value}`) })),
      },
      {
        ...{ kind: 'several', key: 'experience', label: t('talents.field.experience') },
        options: (experiences ?? []).map(({ id, value }) => ({ value: id, label: value })),
      },
      {
        key: 'contract',
        label: t('talents.field.contractType'),
        options: contractTypes.map((value) => ({ value, label: t(`talents.contractType.${value}`) })),
      },
    ],
    [t, rates, tools, professions, experiences, areas],
  );
}
