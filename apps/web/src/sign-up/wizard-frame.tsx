import { signUpSteps, stepNumbers } from '@jalon/domain/sign-up/sign-up';
import { Text, Title } from '@mantine/core';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { PublicShell } from '../ui/public-shell.tsx';
import { StepList } from './step-list.tsx';
import classes from './wizard-frame.module.css';

type FrameProps = ComponentProps<typeof StepList> & {
  /** Not known yet to be the step to show: it may be another that is to be done first. */
  isLoading?: boolean;
  children: ReactNode;
};

/** Around every step: where one is, and what this one is for. */
export function WizardFrame({ type, step, reach, isLoading = false, children }: FrameProps) {
  const { t } = useTexts();
  const name = signUpSteps[type][step - 1] ?? 'summary';
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // From one step to the next the focus goes with the person; a page that has just been loaded begins at its beginning.
  const isMoved = key !== 'default';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step anew, although it is the same heading
  useEffect(() => {
    if (isMoved) heading.current?.focus();
  }, [isMoved, pathname, isLoading]);
  return (
    <PublicShell>
      <div className={classes.column}>
        <StepList type={type} step={step} reach={reach} />
        <div className={classes.card}>
          {!isLoading && (
            <>
              <Text className={classes.count}>{t('signUp.stepOf', { step, count: stepNumbers.length })}</Text>
              <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
                {t(`signUp.${name}.title`)}
              </Title>
              <Text className={classes.intro}>{t(`signUp.${name}.intro`)}</Text>
            </>
          )}
          {children}
        </div>
      </div>
    </PublicShell>
  );
}
