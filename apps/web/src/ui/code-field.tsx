import '@mantine/core/styles/PinInput.layer.css';
import { Input, PinInput } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../core/i18n.ts';

type CodeFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Six cells, one digit each; a pasted or filled-in code spreads over them. */
export function CodeField({ label, value, error, onChange }: CodeFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const errorId = error ? `${id}e` : undefined;
  return (
    <Input.Wrapper labelElement="div" label={label} error={error} errorProps={{ id: errorId }} labelProps={{ id }}>
      <PinInput
        role="group"
        aria-labelledby={id}
        length={6}
        type="number"
        inputType="text"
        placeholder=""
        gap={8}
        size="md"
        value={value}
        error={error !== undefined}
        onChange={onChange}
        getInputProps={(index) => ({
          'aria-label': t('sessions.code.digit', { rank: index + 1 }),
          'aria-describedby': errorId,
          ...(index === 0 ? { 'data-autofocus': true } : {}),
        })}
      />
    </Input.Wrapper>
  );
}
