import '../ui/kit.css';
import { areas, href } from '@jalon/domain/core/routes';
import {
  reachableStep,
  type SignUpType,
  type StepName,
  type StepNumber,
  signUpRoute,
  signUpSteps,
  signUpTypes,
  stepNumbers,
} from '@jalon/domain/sign-up/sign-up';
import { Button, Skeleton, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { errorText, routeTitle, useTexts } from '../core/i18n.ts';
import { useSession } from '../core/session.ts';
import { LostPath, OpenGate } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { AccountStep } from './account-step.tsx';
import { ConditionsStep } from './conditions-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { FunctionStep } from './function-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { isOnTheWayIn, useSignUpDraft } from './sign-up.api.ts';
import { SummaryStep } from './summary-step.tsx';
import type { StepProps } from './use-step-form.ts';
import { WizardFrame } from './wizard-frame.tsx';

type Step = StepName | 'summary';
const steps: Record<Step, ComponentType<StepProps>> = {
  account: AccountStep,
  profile: ProfileStep,
  conditions: ConditionsStep,
  details: DetailsStep,
  function: FunctionStep,
  summary: SummaryStep,
};

/** Type and step are said by the address. */
function useStep(): { type: SignUpType; step: StepNumber } {
  const { pathname } = useLocation();
  const all = signUpTypes.flatMap((type) => stepNumbers.map((step) => ({ type, step })));
  return all.find(({ type, step }) => href(signUpRoute(type, step)) === pathname.replace(/\/$/, '')) ?? { type: 'freelance', step: 1 };
}

/** One wizard for both types. A step that is not reached yet leads to the first that is not done. */
export default function SignUpScreen() {
  const { t } = useTexts();
  const { type, step } = useStep();
  const session = useSession();
  const { draft, failure, load } = useSignUpDraft(type, session === null);
  useDocumentTitle(routeTitle(t, signUpRoute(type, step)));
  if (session && !isOnTheWayIn()) return <AlreadySignedIn email={session.email} home={href(areas[session.type].home)} />;
  if (failure)
    return (
      <PublicShell isCentred>
        <Message
          drawing={<LostPath />}
          title={t('signUp.loadFailed')}
          text={errorText(t, failure)}
          actions={<Button onClick={load}>{t('common.retry')}</Button>}
        />
      </PublicShell>
    );
  if (!draft)
    return (
      <WizardFrame type={type} step={step} reach={1} isLoading>
        <StepSkeleton />
      </WizardFrame>
    );
  const reach = reachableStep(type, draft.steps);
  if (step > reach) return <Navigate to={href(signUpRoute(type, reach))} replace />;
  const Form = steps[signUpSteps[type][step - 1] ?? 'summary'];
  return (
    <WizardFrame type={type} step={step} reach={reach}>
      <Form key={`${type} ${step}`} type={type} draft={draft} />
    </WizardFrame>
  );
}

const StepSkeleton = () => (
  <Stack gap="lg" aria-busy>
    {['first', 'second', 'third'].map((field) => (
      <Skeleton key={field} height={56} />
    ))}
  </Stack>
);

function AlreadySignedIn({ email, home }: { email: string; home: string }) {
  const { t } = useTexts();
  return (
    <PublicShell isCentred>
      <Message
        drawing={<OpenGate />}
        title={t('signUp.signedIn.title')}
        text={t('signUp.signedIn.text', { email })}
        actions={
          <Button component={Link} to={home}>
            {t('shell.error.mySpace')}
          </Button>
        }
      />
    </PublicShell>
  );
}
