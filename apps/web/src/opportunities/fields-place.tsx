import { remotePolicies } from '@jalon/domain/opportunities/opportunity';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { DateField } from '../ui/date-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FormPanel } from './form-panel.tsx';
import type { NeedFormState } from './use-need-form.ts';

export function PlaceFields({ state: { form } }: { state: NeedFormState }) {
  const { t } = useTexts();
  const { field, set } = form;
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
      />
      <ChoiceField
        list="mobility-areas"
        label={t('needs.form.mobility')}
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
