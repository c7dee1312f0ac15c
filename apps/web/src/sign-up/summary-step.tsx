import { href } from '@jalon/domain/core/routes';
import { type StepNumber, signUpRoute, signUpSteps } from '@jalon/domain/sign-up/sign-up';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { dropDraft } from './sign-up.api.ts';
import { StepForm } from './step-form.tsx';
import { Answers } from './summary-answers.tsx';
import { forgetAllUnsent } from './unsent.ts';
import type { StepProps } from './use-step-form.ts';

/** Everything once more, each part with the way back to it; confirming makes the account. */
export function SummaryStep({ type, draft }: StepProps) {
  const { t } = useTexts();
  const { isSending, failure, confirm } = useConfirm(type);
  const form = {
    isSending,
    failure,
    props: {
      ref: { current: null },
      noValidate: true,
      onSubmit: async (event?: { preventDefault: () => void }) => {
        event?.preventDefault();
        await confirm();
      },
    },
  };
  return (
    <StepForm
      form={form}
      label={t('signUp.summary.title')}
      back={href(signUpRoute(type, 3))}
      submitLabel={t('signUp.summary.confirm')}
      note={t('signUp.summary.note')}
    >
      {signUpSteps[type].map((step, index) => (
        <Panel
          key={step}
          title={t(`signUp.steps.${step}`)}
          aside={
            <Anchor
              component={Link}
              to={href(signUpRoute(type, (index + 1) as StepNumber))}
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

function useConfirm(type: StepProps['type']) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [state, setState] = useState<{ isSending: boolean; failure?: string }>({ isSending: false });
  const confirm = async () => {
    if (state.isSending) return;
    setState({ isSending: true });
    try {
      await call('POST /api/sign-up/:type/confirm', { params: { type } });
      forgetAllUnsent();
      await navigate(href('verifySent'), { replace: true });
      dropDraft();
    } catch (error) {
      setState({ isSending: false, failure: errorText(t, error) });
    }
  };
  return { ...state, failure: state.failure, confirm };
}
