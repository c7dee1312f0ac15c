import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import type { Change, ToldTerm } from './contract-changes.ts';
import { useContractWords } from './contract-look.ts';

/** One term as it is read: a day, an amount, a number of days. */
export function useTermText() {
  const { t } = useTexts();
  const format = useFormat();
  const words = useContractWords();
  return (field: ToldTerm, value: Change['before']): string => {
    if (value === null || value === '') return t('contracts.changes.nothing');
    if (typeof value === 'number') {
      if (field === 'days') return words.days(value);
      if (field === 'hoursPerWeek') return words.hundredths(value);
      return field === 'paymentDays' ? words.days(value * 100) : format.euros(value);
    }
    if (field === 'startsOn' || field === 'endsOn') return format.day(value);
    return field === 'conditions' ? value : t(`words.contract.value.${field as 'feeMode'}.${value as 'daily'}`);
  };
}
