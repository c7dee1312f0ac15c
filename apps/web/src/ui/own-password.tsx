import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { FieldProps } from './schema-form.ts';

type OwnPasswordProps = { name: string; label: string; field: FieldProps; hasFirstFocus?: boolean };

/** The password somebody already has, to prove who they are. */
export function OwnPassword({ name, label, field, hasFirstFocus }: OwnPasswordProps) {
  const { t } = useTexts();
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      name={name}
      label={label}
      autoComplete="current-password"
      required
      withAsterisk={false}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': t(isVisible ? 'sessions.hidePassword' : 'sessions.showPassword'), tabIndex: 0 }}
      data-autofocus={hasFirstFocus || undefined}
      {...field}
    />
  );
}
