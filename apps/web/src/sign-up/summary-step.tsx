import { href } from '@jalon/domain/core/routes';
import type { CurrentUser } from '@jalon/domain/sessions/session-schema';
import { type StepNumber, signUpRoute, signUpSteps, stepNames } from '@jalon/domain/sign-up/sign-up';
import { Anchor } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useEnter } from '../sessions/use-enter.ts';
import { Panel } from '../ui/panel.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { dropDraft, enteringBy } from './sign-up.api.ts';
import { StepForm } from './step-form.tsx';
import { Answers } from './summary-answers.tsx';
import { forgetUnsent } from './unsent.ts';
import { fromSummary, type StepProps } from './use-step-form.ts';

const nothing = async () => (await import('@jalon/domain/sign-up/sign-up-schema')).SignUpConfirmation;

/** Everything once more, each part with the way back to it; confirming makes the account. */
export function SummaryStep({ type, draft }: StepProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const enter = useEnter();
  // Dropped with the page and not before: a step without answers would lead to the first.
  const isConfirmed = useRef(false);
  useEffect(() => () => (isConfirmed.current ? dropDraft() : undefined), []);
  const form = useSchemaForm(nothing, {
    initial: {},
    onSubmit: async () => {
      let user: CurrentUser | null = null;
      try {
        ({ user } = await call('POST /api/sign-up/:type/confirm', { params: { type } }));
      } catch (error) {
        // The draft has expired meanwhile: what is left of it says where to begin again.
        if (error instanceof CallError && error.code === 'signUp.unfinished') return dropDraft();
        throw error;
      }
      forgetUnsent(...stepNames);
      isConfirmed.current = true;
      if (!user) return navigate(href('verifySent'), { replace: true });
      const made = user;
      await enteringBy(() => enter(made));
    },
  });
  return (
    <StepForm
      form={form}
      label={t('signUp.summary.title')}
      back={href(signUpRoute(type, 3))}
      submitLabel={t('signUp.summary.confirm')}
      {...(draft.external?.isProved ? {} : { note: t('signUp.summary.note') })}
    >
      {signUpSteps[type].map((step, index) => (
        <Panel
          key={step}
          title={t(`signUp.steps.${step}`)}
          aside={
            <Anchor
              component={Link}
              to={href(signUpRoute(type, (index + 1) as StepNumber))}
              state={fromSummary}
              size="sm"
              aria-label={t('signUp.summary.changeStep', { step: t(`signUp.steps.${step}`) })}
            >
              {t('signUp.summary.change')}
            </Anchor>
          }
        >
          <Answers step={step} draft={draft} />
        </Panel>
      ))}
    </StepForm>
  );
}
