import { readCents } from '@jalon/domain/core/money';
import { readHundredths, readNumber } from '@jalon/domain/core/typed';
import type { TextInputProps } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { TypedField } from '../ui/typed-field.tsx';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & { value: number; onChange: (value: number) => void };

/** What cannot be read changes nothing: the field shows again what it held once it is left. */
const whole = (onChange: (value: number) => void) => (value: number | string | null) => {
  if (value === null || value === '') onChange(0);
  else if (typeof value === 'number' && value >= 0) onChange(value);
};
const comma = (text: string, language: string) => (language === 'fr' ? text.replace('.', ',') : text);

/** Cents, always with both decimals: they stand under each other. */
export function MoneyField({ onChange, unit = '€', ...props }: Props & { unit?: string }) {
  const { language } = useTexts();
  const write = (cents: number) => (cents === 0 ? '' : comma((cents / 100).toFixed(2), language));
  return (
    <TypedField
      styles={{ input: { textAlign: 'end' } }}
      placeholder={comma('0.00', language)}
      {...props}
      {...{ unit, write }}
      read={(typed) => readCents(typed, language)}
      onChange={whole(onChange)}
    />
  );
}

/** Hundredths of a kilometre. */
export function DistanceField({ onChange, ...props }: Props) {
  const { language } = useTexts();
  const write = (value: number) => (value === 0 ? '' : comma(String(value / 100), language));
  const read = (typed: string) => readHundredths(typed, language, /km$/);
  return (
    <TypedField
      styles={{ input: { textAlign: 'end' } }}
      placeholder="0"
      {...props}
      unit="km"
      {...{ read, write }}
      onChange={whole(onChange)}
    />
  );
}

/** A rate of so many parts of a euro: `per` of them make one. */
export function RateField({ onChange, per, ...props }: Props & { per: number }) {
  const { language } = useTexts();
  // Both decimals of a euro at least: "0,50", "1,1725".
  const text = (euros: number) => (Number.isInteger(euros * 10) ? euros.toFixed(2) : String(euros));
  const write = (value: number) => (value === 0 ? '' : comma(text(value / per), language));
  const read = (typed: string) => {
    const value = readNumber(typed, language, /€$/);
    return value === undefined ? undefined : Math.round(value * per);
  };
  return <TypedField styles={{ input: { textAlign: 'end' } }} {...props} unit="€" {...{ read, write }} onChange={whole(onChange)} />;
}
