import { href } from '@jalon/domain/core/routes';
import { reachableStep, type SignUpType, type StepName, type StepNumber, signUpRoute, signUpSteps } from '@jalon/domain/sign-up/sign-up';
import type { SignUpDraft } from '@jalon/domain/sign-up/sign-up-schema';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import { type Rules, useSchemaForm } from '../ui/schema-form.ts';
import { holdDraft } from './sign-up.api.ts';
import { forgetUnsent, readUnsent, useUnsent } from './unsent.ts';

/** Who came to change one answer goes straight back to the summary. */
export const fromSummary = { isFromSummary: true };

export type StepProps = { type: SignUpType; draft: SignUpDraft };

type Options<Schema extends z.ZodType> = {
  type: SignUpType;
  step: StepName;
  initial: z.input<Schema>;
  save: (values: z.output<Schema>) => Promise<SignUpDraft>;
};

/** The form of one step: it takes up what was typed before, keeps it on the server, and goes on to the next. */
export function useStepForm<Schema extends z.ZodType<unknown, Record<string, unknown>>>(
  rules: Rules<Schema>,
  { type, step, initial, save }: Options<Schema>,
) {
  const navigate = useNavigate();
  const { isFromSummary = false } = (useLocation().state ?? {}) as Partial<typeof fromSummary>;
  const [start] = useState(() => ({ ...initial, ...readUnsent(step) }));
  const form = useSchemaForm(rules, {
    initial: start,
    onSubmit: async (values) => {
      const draft = await save(values);
      forgetUnsent(step);
      holdDraft(type, draft);
      const steps: readonly StepName[] = signUpSteps[type];
      const next = isFromSummary ? reachableStep(type, draft.steps) : ((steps.indexOf(step) + 2) as StepNumber);
      await navigate(href(signUpRoute(type, next)));
    },
  });
  useUnsent(step, form.values as object);
  return form;
}
