import { remotePolicies } from '@jalon/domain/opportunities/opportunity';
import { areaOfTown } from '@jalon/domain/opportunities/town-areas';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { DateField } from '../ui/date-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FormPanel } from './form-panel.tsx';
import type { NeedFormState } from './use-need-form.ts';

export function PlaceFields({ state: { form } }: { state: NeedFormState }) {
  const { t } = useTexts();
  const { field, set, values } = form;
  const { data: areas = [] } = useQuery(choicesQuery('mobility-areas'));
  const isLost = Boolean(values.place) && !values.mobilityArea && values.remote !== 'full';
  /** Matching and filters know areas and no towns. */
  const findArea = () => {
    const area = values.mobilityArea ? undefined : areaOfTown(values.place ?? '');
    if (area && areas.some(({ id }) => id === area)) set('mobilityArea', area);
  };
  return (
    <FormPanel title={t('needs.form.when')}>
      <DateField label={t('needs.form.startsOn')} {...field('startsOn')} onChange={(day) => set('startsOn', day)} />
      <ChoiceField
        list="opportunity-durations"
        label={t('needs.form.duration')}
        field={field('duration')}
        onChoose={(code) => set('duration', code)}
      />
      <TextInput
        label={t('needs.form.place')}
        placeholder={t('needs.form.placePlaceholder')}
        leftSection={<IconMapPin size={16} stroke={1.6} aria-hidden />}
        maxLength={100}
        autoComplete="off"
        {...field('place')}
        onChange={({ currentTarget }) => set('place', currentTarget.value || null)}
        onBlur={() => {
          field('place').onBlur();
          findArea();
        }}
      />
      <ChoiceField
        list="mobility-areas"
        label={t('needs.form.mobility')}
        description={isLost ? t('needs.form.mobilityHint') : undefined}
        field={field('mobilityArea')}
        onChoose={(code) => set('mobilityArea', code)}
      />
      <NativeSelect
        label={t('needs.form.remote')}
        data={remotePolicies.map((value) => ({ value, label: t(`words.opportunity.value.remote.${value}`) }))}
        {...field('remote')}
      />
    </FormPanel>
  );
}
