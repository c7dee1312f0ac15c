import { remotePolicies } from '@jalon/domain/opportunities/opportunity';
import { areaOfTown } from '@jalon/domain/opportunities/town-areas';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { afterPress } from '../ui/after-press.ts';
import { DateField } from '../ui/date-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FormPanel } from './form-panel.tsx';
import type { NeedFormState } from './use-need-form.ts';

export function PlaceFields({ state: { form } }: { state: NeedFormState }) {
  const { t } = useTexts();
  const { field, set, values } = form;
  const { data: areas = [] } = useQuery(choicesQuery('mobility-areas'));
  const [isTyping, setTyping] = useState(false);
  const isLost = Boolean(values.place) && !values.mobilityArea && values.remote !== 'full' && !isTyping;
  // As long as nobody has chosen another area, or taken one away.
  const isFollowing = useRef(!values.mobilityArea || values.mobilityArea === areaOfTown(values.place ?? ''));
  /** Matching and filters know areas and no towns. At each letter: the need may be sent from this field. */
  const followTown = (place: string) => {
    if (!isFollowing.current) return;
    const area = areas.find(({ id }) => id === areaOfTown(place))?.id ?? null;
    if (area !== values.mobilityArea) set('mobilityArea', area);
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
        onChange={({ currentTarget }) => {
          set('place', currentTarget.value || null);
          followTown(currentTarget.value);
        }}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          field('place').onBlur();
          afterPress(() => setTyping(false));
        }}
      />
      <ChoiceField
        list="mobility-areas"
        label={t('needs.form.mobility')}
        description={isLost ? t('needs.form.mobilityHint') : undefined}
        field={field('mobilityArea')}
        onChoose={(code) => {
          isFollowing.current = false;
          set('mobilityArea', code);
        }}
      />
      <NativeSelect
        label={t('needs.form.remote')}
        data={remotePolicies.map((value) => ({ value, label: t(`words.opportunity.value.remote.${value}`) }))}
        {...field('remote')}
      />
    </FormPanel>
  );
}
