import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';

type EuroFieldProps = {
  name: string;
  label: string;
  cents: number | null;
  error: string | undefined;
  onChange: (cents: number | null) => void;
};

/** An amount typed in euros and kept in cents. */
export function EuroField({ name, label, cents, error, onChange }: EuroFieldProps) {
  const { language } = useTexts();
  // As it is being typed: "550," is not yet another number than 550.
  const [typed, setTyped] = useState<string | number>(cents === null ? '' : cents / 100);
  const change = (value: string | number) => {
    setTyped(value);
    onChange(value === '' || Number.isNaN(Number(value)) ? null : Math.round(Number(value) * 100));
  };
  return (
    <NumberInput
      name={name}
      label={label}
      inputMode="decimal"
      hideControls
      allowNegative={false}
      decimalScale={2}
      decimalSeparator={language === 'fr' ? ',' : '.'}
      thousandSeparator={language === 'fr' ? '\u202f' : ','}
      suffix={'\u00a0€'}
      required
      withAsterisk={false}
      error={error}
      value={typed}
      onChange={change}
    />
  );
}
