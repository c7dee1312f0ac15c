import { holidayZones } from '@jalon/domain/calendar/holidays';
import { type OperatorSetting, preselectionChoices, validatorChoices } from '@jalon/domain/operator/operator';
import { Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { NumberField } from '../ui/number-field.tsx';
import type { FieldProps } from '../ui/schema-form.ts';
import { useSettingWords } from './use-setting-words.ts';
import { ZoneField } from './zone-field.tsx';

/** What a field needs of the form it stands in. */
type Form = {
  values: { [Name in OperatorSetting]?: unknown };
  field: (name: OperatorSetting) => FieldProps;
  set: (name: OperatorSetting, value: unknown) => void;
};
type OperatorFieldProps = { name: OperatorSetting; form: Form; value: unknown };

/** One setting: empty, it shows what holds by default. */
export function OperatorField({ name, form, value: byDefault }: OperatorFieldProps) {
  const { t } = useTexts();
  const words = useSettingWords();
  const { value, error, onChange, onBlur } = form.field(name);
  const isChosen = form.values[name] !== null && form.values[name] !== '';
  const said = words.wordOf(name, byDefault);
  const hint = words.hintOf(name);
  // Empty, the field itself shows the default.
  const standing = said !== undefined && isChosen ? t('operator.byDefault', { value: said }) : undefined;
  const common = {
    label: words.labelOf(name),
    description: [hint, standing].filter(Boolean).join(' '),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    placeholder: said === undefined ? '' : `${said} (${t('operator.isDefault')})`,
    error,
    onBlur,
  };
  if (name === 'timeZone') return <ZoneField {...common} value={value} onPick={(zone) => form.set(name, zone)} />;
  const options = optionsOf(name);
  if (options) {
    const current = form.values[name];
    return (
      <Select
        {...common}
        clearable
        searchable={options.length > 12}
        data={options.map((one) => ({ value: String(one), label: words.wordOf(name, one) ?? String(one) }))}
        value={isChosen ? String(current) : null}
        onChange={(picked) => form.set(name, options.find((one) => String(one) === picked) ?? null)}
      />
    );
  }
  if (name.endsWith('Reminders')) {
    const days = (form.values[name] ?? []) as (number | string)[];
    return (
      <TagsInput
        {...common}
        placeholder={days.length > 0 ? '' : common.placeholder}
        value={days.map(String)}
        acceptValueOnBlur
        splitChars={[',', ';', ' ']}
        onChange={(tags) => form.set(name, daysIn(tags))}
      />
    );
  }
  if (name === 'signatureDays' || name === 'validationDays')
    return (
      <NumberField {...common} kind="whole" inputMode="numeric" value={form.values[name]} onChange={(typed) => form.set(name, typed)} />
    );
  if (name === 'address') return <Textarea {...common} autosize minRows={2} value={value} onChange={onChange} />;
  return <TextInput {...common} value={value} onChange={onChange} type={name === 'contactEmail' ? 'email' : 'text'} />;
}

/** What is no number stays as it was typed, to be refused where it stands; nothing is no choice. */
function daysIn(tags: readonly string[]): (number | string)[] | null {
  const days = tags.map((tag) => (/^[-−]?\d+$/.test(tag) ? Number(tag.replace('−', '-')) : tag));
  return days.length > 0 ? [...new Set(days)] : null;
}

function optionsOf(name: OperatorSetting): readonly (string | number | boolean)[] | undefined {
  if (name === 'digestHour') return Array.from({ length: 24 }, (_, hour) => hour);
  if (name === 'holidayZone') return holidayZones;
  if (name === 'isWhitMondayWorked') return [true, false];
  if (name === 'validators') return validatorChoices;
  return name === 'preselection' ? preselectionChoices : undefined;
}
