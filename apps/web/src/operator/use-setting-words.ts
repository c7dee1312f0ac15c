import type { HolidayZone } from '@jalon/domain/calendar/holidays';
import type { OperatorSetting, OperatorSettings } from '@jalon/domain/operator/operator';
import { useTexts } from '../core/i18n.ts';
import { zoneWord } from '../core/zone-words.ts';

const hinted = [
  ...(['legalForm', 'timesheetReminders', 'documentReminders', 'contractReminders', 'signatureDays'] as const),
  ...(['validationDays', 'validators', 'holidayZone'] as const),
];

/** Settings as people read them. */
export function useSettingWords() {
  const { t, language } = useTexts();
  const wordOf = (name: OperatorSetting, value: unknown): string | undefined => {
    if (value === null || value === undefined || value === '') return undefined;
    if (Array.isArray(value)) return value.join(', ');
    if (name === 'timeZone') return zoneWord(String(value), language);
    if (name === 'digestHour') return t('operator.value.hour', { hour: Number(value) });
    if (name === 'signatureDays' || name === 'validationDays') return t('operator.value.days', { count: Number(value) });
    if (name === 'isWhitMondayWorked') return t(`operator.value.isWhitMondayWorked.${value ? 'yes' : 'no'}`);
    if (name === 'holidayZone') return t(`words.delivery.value.holidayZone.${value as HolidayZone}`);
    if (name === 'validators') return t(`operator.value.validators.${value as OperatorSettings['validators']}`);
    if (name === 'preselection') return t(`operator.value.preselection.${value as OperatorSettings['preselection']}`);
    return String(value);
  };
  const hintOf = (name: OperatorSetting): string | undefined => {
    const found = hinted.find((one) => one === name);
    return found && t(`operator.hint.${found}`);
  };
  return { wordOf, hintOf, labelOf: (name: OperatorSetting) => t(`operator.field.${name}`) };
}
