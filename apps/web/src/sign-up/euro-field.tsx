import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';

type EuroFieldProps = {
  name: string;
  label: string;
  cents: number | null;
  error: string | undefined;
  onChange: (cents: number | null) => void;
  onBlur: () => void;
};

/** An amount typed in euros and kept in cents. */
export function EuroField({ name, label, cents, error, onChange, onBlur }: EuroFieldProps) {
  const { language } = useTexts();
  // As it is being typed: "550," is not yet another number than 550.
  const [typed, setTyped] = useState<string | number>(cents === null ? '' : cents / 100);
  const change = (value: string | number) => {
    setTyped(value);
    const typedCents = Math.round(Number(value) * 100);
    // Beyond what a number holds, it is told to be too much, not to be none.
    onChange(value === '' || Number.isNaN(typedCents) ? null : Math.min(typedCents, Number.MAX_SAFE_INTEGER));
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
      onBlur={onBlur}
    />
  );
}
