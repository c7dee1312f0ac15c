import { TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';

/** An address that has to be given; nothing corrects or capitalises it on the way. `autoComplete` says whose it is to the browser. */
export function EmailField({ autoComplete = 'username', ...props }: TextInputProps) {
  const { t } = useTexts();
  return (
    <TextInput
      name="email"
      type="email"
      label={t('sessions.email')}
      placeholder={t('sessions.emailHint')}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      {...props}
    />
  );
}
