import '@mantine/core/styles/PinInput.layer.css';
import { Input, PinInput } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../core/i18n.ts';

type CodeFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** Where something else is asked for first. */
  isLater?: boolean;
};

/** Six cells, one digit each; a pasted or filled-in code spreads over them. */
export function CodeField({ label, value, error, onChange, isLater = false }: CodeFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const cells = useRef<HTMLDivElement>(null);
  // It comes where a code is the next thing to do.
  useEffect(() => {
    if (!isLater) cells.current?.querySelector('input')?.focus();
  }, [isLater]);
  // What was wrong is typed anew, from the first digit.
  useEffect(() => {
    if (error && value === '') cells.current?.querySelector('input')?.focus();
  }, [error, value]);
  const errorId = error ? `${id}e` : undefined;
  return (
    <Input.Wrapper labelElement="div" label={label} error={error} errorProps={{ id: errorId, role: 'alert' }} labelProps={{ id }}>
      <PinInput
        role="group"
        // Without one the kit makes one after the first drawing, and with it other cells: the focus would be lost.
        id={`${id}c`}
        rootRef={cells}
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
        })}
      />
    </Input.Wrapper>
  );
}
