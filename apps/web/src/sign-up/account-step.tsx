import { civilities } from '@jalon/domain/accounts/own-account';
import { Alert, Button, Radio, TextInput } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { TermsAcceptance } from '../legal/terms-acceptance.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { NewPassword } from '../ui/new-password.tsx';
import classes from './step-form.module.css';
import { StepForm } from './step-form.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

const choosing = async () => (await import('./account-rules.ts')).choosing;
const keeping = async () => (await import('./account-rules.ts')).keeping;

export function AccountStep({ type, draft }: StepProps) {
  const { t } = useTexts();
  const { external } = draft;
  const isProved = external?.isProved === true;
  // Who is vouched for needs no password; who has answered has one, unless what was proved holds no longer.
  const [isChoosing, setChoosing] = useState(!isProved && !draft.steps.includes('account'));
  const { firstName = '', lastName = '', email = '' } = external ?? {};
  const empty = { civility: 'unstated' as const, firstName, lastName, email, terms: false as never };
  const form = useStepForm(isChoosing ? choosing : keeping, {
    type,
    step: 'account',
    initial: { ...empty, ...draft.account, password: '', confirmation: '' },
    save: ({ confirmation: _, password: chosen, ...rest }) => {
      const body = isChoosing ? { ...rest, password: chosen } : rest;
      return call(type === 'freelance' ? 'PUT /api/sign-up/freelance/account' : 'PUT /api/sign-up/company/account', { body });
    },
  });
  const { value: civility, onChange: chooseCivility, error: civilityError } = form.field('civility');
  const terms = form.field('terms');
  const common = { required: true, withAsterisk: false };
  return (
    <StepForm form={form} label={t('signUp.account.title')}>
      {external && !isProved && (
        <Alert color="yellow" py={10} px={12} icon={<IconMailQuestion size={18} />}>
          {t('signUp.account.unproved', { provider: external.label })}
        </Alert>
      )}
      <Radio.Group name="civility" label={t('signUp.account.civility')} value={civility} onChange={chooseCivility} error={civilityError}>
        <div className={classes.choices}>
          {civilities.map((one) => (
            <Radio key={one} value={one} label={t(`signUp.account.civilities.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.pair}>
        <TextInput
          name="firstName"
          label={t('signUp.account.firstName')}
          autoComplete="given-name"
          maxLength={50}
          {...common}
          {...form.field('firstName')}
        />
        <TextInput
          name="lastName"
          label={t('signUp.account.lastName')}
          autoComplete="family-name"
          maxLength={50}
          {...common}
          {...form.field('lastName')}
        />
      </div>
      <EmailField
        description={isProved ? t('signUp.account.provedBy', { provider: external.label }) : t('signUp.account.emailHint')}
        autoComplete="email"
        {...(isProved ? { readOnly: true, variant: 'filled' } : {})}
        {...form.field('email')}
      />
      {isProved ? null : isChoosing ? (
        <NewPassword label={t('signUp.account.password')} password={form.field('password')} confirmation={form.field('confirmation')} />
      ) : (
        <div className={classes.kept}>
          {t('signUp.account.passwordKept')}
          <Button variant="subtle" size="compact-sm" onClick={() => setChoosing(true)}>
            {t('signUp.account.changePassword')}
          </Button>
        </div>
      )}
      <TermsAcceptance isAccepted={form.values.terms} error={terms.error} onChange={terms.onChange} onBlur={terms.onBlur} />
    </StepForm>
  );
}
