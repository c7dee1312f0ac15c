import { Anchor, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { CodeField } from '../ui/code-field.tsx';
import { OwnPassword } from '../ui/own-password.tsx';
import type { FieldProps } from '../ui/schema-form.ts';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { accountQuery } from './account.api.ts';

type ProofFieldsProps = { field: (name: 'password' | 'code') => FieldProps; hasFirstFocus?: boolean };

/** The whole proof: the password of those who have one, and a code of those who have a second step. */
export function ProofFields({ field, hasFirstFocus = true }: ProofFieldsProps) {
  const { t } = useTexts();
  const { hasPassword = true } = useQuery(accountQuery).data ?? {};
  return (
    <>
      {hasPassword && (
        <OwnPassword name="password" label={t('account.security.yourPassword')} field={field('password')} hasFirstFocus={hasFirstFocus} />
      )}
      <StepCode field={field('code')} isLater={hasPassword || !hasFirstFocus} />
    </>
  );
}

/** The code of the app, or one of the recovery codes; nothing for those who have no second step. */
export function StepCode({ field, isLater = true }: { field: FieldProps; isLater?: boolean }) {
  const { t } = useTexts();
  const { twoStep } = useQuery(accountQuery).data ?? {};
  const [isRecovery, setRecovery] = useState(false);
  const { value, error, onChange } = field;
  // Turned on in another window meanwhile: the server has asked for it.
  const isAsked = useOnceWanted(error !== undefined);
  if (!twoStep?.isOn && !isAsked) return null;
  const change = () => {
    onChange('');
    setRecovery(!isRecovery);
  };
  return (
    <div>
      {isRecovery ? (
        <TextInput
          name="code"
          label={t('sessions.code.recovery')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <CodeField label={t('sessions.code.label')} value={value} error={error} onChange={onChange} isLater={isLater} />
      )}
      <Anchor component="button" type="button" size="sm" mt={6} onClick={change}>
        {t(isRecovery ? 'sessions.code.toApp' : 'sessions.code.toRecovery')}
      </Anchor>
    </div>
  );
}
