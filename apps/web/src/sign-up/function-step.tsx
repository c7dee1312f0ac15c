import { href } from '@jalon/domain/core/routes';
import { signUpRoute } from '@jalon/domain/sign-up/sign-up';
import { TextInput } from '@mantine/core';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { StepForm } from './step-form.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

const rules = async () => (await import('@jalon/domain/sign-up/sign-up-schema')).SignUpFunction;

export function FunctionStep({ type, draft }: StepProps) {
  const { t } = useTexts();
  const form = useStepForm(rules, {
    type,
    step: 'function',
    initial: draft.function ?? { function: '', division: '' },
    save: (body) => call('PUT /api/sign-up/company/function', { body }),
  });
  const common = { required: true, withAsterisk: false, maxLength: 50 };
  return (
    <StepForm form={form} label={t('signUp.function.title')} back={href(signUpRoute(type, 2))}>
      <TextInput
        name="function"
        label={t('signUp.function.function')}
        description={t('signUp.function.functionHint')}
        autoComplete="organization-title"
        {...common}
        {...form.field('function')}
      />
      <TextInput
        name="division"
        label={t('signUp.function.division')}
        description={t('signUp.function.divisionHint')}
        autoComplete="off"
        {...common}
        {...form.field('division')}
      />
    </StepForm>
  );
}
