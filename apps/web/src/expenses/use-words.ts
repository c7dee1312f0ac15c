import { formatMoney, formatRate } from '@jalon/domain/core/money';
import { formatMonth, ofMonth } from '@jalon/domain/core/months';
import type { ExpenseLine } from '@jalon/domain/expense-reports/expense-report';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { findText, useTexts } from '../core/i18n.ts';

/** Amounts, distances and names of lines, as this feature says them. */
export function useWords() {
  const { t, language } = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const decimals = (value: number, most: number) =>
      value.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: most });
    const name = ({ kind, type, label }: Pick<ExpenseLine, 'kind' | 'type' | 'label'>): string => {
      if (kind === 'kilometres') return label || t('expenses.trips.unnamed');
      return findText(`words.expenseReport.value.${kind === 'fixed' ? 'fixedType' : 'type'}.${type}`) ?? label;
    };
    return {
      money: (cents: number, currency = 'EUR') => formatMoney({ cents, currency }, language),
      /** Taken off: "– 46,20 €". */
      less: (cents: number) => `– ${formatMoney({ cents, currency: 'EUR' }, language)}`,
      distance: (hundredths: number) => `${decimals(hundredths / 100, 2)}\u00a0km`,
      kilometres: (hundredths: number) => decimals(hundredths / 100, 2),
      /** Ten-thousandths of a euro. */
      rate: (tenThousandths: number) => formatRate(tenThousandths, language),
      month: (month: string) => formatMonth(month, language),
      name,
      /** "Péage du 18 nov." */
      lineOf: (line: Pick<ExpenseLine, 'kind' | 'type' | 'label' | 'date'>) =>
        t('expenses.checks.lineOf', { name: name(line), date: format.shortDay(line.date) }),
      title: (month: string) => t('expenses.title', { ofMonth: ofMonth(month, language) }),
    };
  }, [t, language, format]);
}
