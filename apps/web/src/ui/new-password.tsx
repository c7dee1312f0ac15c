import { passwordRules } from '@jalon/domain/core/password-rules';
import { PasswordInput, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './new-password.module.css';
import type { FieldProps } from './schema-form.ts';

type NewPasswordProps = { password: FieldProps; confirmation: FieldProps; label?: string };

/** A password to choose, with its rules ticked off as they are met, and once more to be sure. Pasting is welcome in both. */
export function NewPassword({ password, confirmation, label }: NewPasswordProps) {
  const { t } = useTexts();
  const rules = useId();
  const [isVisible, setVisible] = useState(false);
  const common = {
    required: true,
    withAsterisk: false,
    autoComplete: 'new-password',
    visible: isVisible,
    onVisibilityChange: setVisible,
    visibilityToggleButtonProps: { 'aria-label': t(isVisible ? 'sessions.hidePassword' : 'sessions.showPassword'), tabIndex: 0 },
  };
  return (
    <>
      <div>
        <PasswordInput name="password" label={label ?? t('common.newPassword.label')} {...common} {...password} aria-describedby={rules} />
        <ul id={rules} className={classes.rules}>
          {passwordRules.map(({ name, test }) => {
            const isMet = test(password.value);
            return (
              <li key={name} data-met={isMet || undefined}>
                {isMet ? <IconCheck size={14} aria-hidden /> : <IconPoint size={14} aria-hidden />}
                {t(`common.newPassword.rules.${name}`)}
                <VisuallyHidden> ({t(isMet ? 'common.newPassword.met' : 'common.newPassword.unmet')})</VisuallyHidden>
              </li>
            );
          })}
        </ul>
      </div>
      <PasswordInput name="confirmation" label={t('common.newPassword.confirmation')} {...common} {...confirmation} />
    </>
  );
}
