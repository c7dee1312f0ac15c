import { cutTo } from '@jalon/domain/core/cut';
import { readCents } from '@jalon/domain/core/money';
import { readHundredths, readNumber } from '@jalon/domain/core/typed';
import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { TypedField } from '../ui/typed-field.tsx';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & { value: number; onChange: (value: number) => void };

/** What cannot be read changes nothing: the field shows again what it held once it is left, and says what it has not taken. */
function useWhole({ error, onChange }: Pick<Props, 'error' | 'onChange'>, text: 'badAmount' | 'badDistance') {
  const { t } = useTexts();
  const [wrong, setWrong] = useState<string>();
  return {
    error: wrong === undefined ? error : t(`expenses.field.${text}`, { typed: cutTo(wrong, 20) }),
    onChange: (value: number | string | null) => {
      const read = value === null || value === '' ? 0 : value;
      const isRead = typeof read === 'number';
      setWrong(isRead ? undefined : String(value));
      if (isRead) onChange(read);
    },
  };
}
/** Nothing here is less than nothing. */
const positive = (value: number | undefined): number | undefined => (value !== undefined && value >= 0 ? value : undefined);
const comma = (text: string, language: string) => (language === 'fr' ? text.replace('.', ',') : text);

/** Cents, always with both decimals: they stand under each other. */
export function MoneyField({ unit = '€', ...props }: Props & { unit?: string }) {
  const { language } = useTexts();
  const write = (cents: number) => (cents === 0 ? '' : comma((cents / 100).toFixed(2), language));
  return (
    <TypedField
      styles={{ input: { textAlign: 'end' } }}
      placeholder={comma('0.00', language)}
      {...props}
      {...{ unit, write }}
      read={(typed) => positive(readCents(typed, language))}
      {...useWhole(props, 'badAmount')}
    />
  );
}

/** Hundredths of a kilometre. */
export function DistanceField(props: Props) {
  const { language } = useTexts();
  const write = (value: number) => (value === 0 ? '' : comma(String(value / 100), language));
  const read = (typed: string) => positive(readHundredths(typed, language, /km$/));
  return (
    <TypedField
      styles={{ input: { textAlign: 'end' } }}
      placeholder="0"
      {...props}
      unit="km"
      {...{ read, write }}
      {...useWhole(props, 'badDistance')}
    />
  );
}

/** A rate of so many parts of a euro: `per` of them make one. */
export function RateField({ per, ...props }: Props & { per: number }) {
  const { language } = useTexts();
  // Both decimals of a euro at least: "0,50", "1,1725".
  const text = (euros: number) => (Number.isInteger(euros * 10) ? euros.toFixed(2) : String(euros));
  const write = (value: number) => (value === 0 ? '' : comma(text(value / per), language));
  const read = (typed: string) => {
    // A rate is never a thousand: "1,170" was typed as in French.
    const value = /,\d{3}\D*$/.test(typed) && language === 'en' ? undefined : positive(readNumber(typed, language, /€$/));
    return value === undefined ? undefined : Math.round(value * per);
  };
  return <TypedField styles={{ input: { textAlign: 'end' } }} {...props} unit="€" {...{ read, write }} {...useWhole(props, 'badAmount')} />;
}
