import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

export type TypedFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: unknown;
  /** What is typed as far as it can be read, the text itself where it cannot: the rules of the field refuse that one. */
  onChange: (value: number | string | null) => void;
  read: (typed: string) => number | undefined;
  write: (value: number) => string;
  unit?: string | undefined;
};

/** A number behind a field of text: what is typed stays as it is until the field is left. */
export function TypedField({ value, onChange, onBlur, read, write, unit, required, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<string>();
  const kept = typeof value === 'number' ? write(value) : String(value ?? '');
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...field}
      required={required}
      rightSection={unit && <span aria-hidden>{unit}</span>}
      value={typed ?? kept}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(text.trim() === '' ? (required ? '' : null) : (read(text) ?? text));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
