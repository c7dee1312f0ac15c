import { href } from '@jalon/domain/core/routes';
import { type SignUpType, type StepNumber, signUpRoute, signUpSteps, stepNumbers } from '@jalon/domain/sign-up/sign-up';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import classes from './step-list.module.css';

type StepListProps = { type: SignUpType; step: StepNumber; reach: StepNumber };

/** Where one is among the four steps. Those before are links; the way on is the button, which keeps what was typed. */
export function StepList({ type, step, reach }: StepListProps) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('signUp.progress')}>
      <ol className={classes.steps}>
        {stepNumbers.map((number) => {
          const name = signUpSteps[type][number - 1] ?? 'summary';
          const isDone = number < reach && number !== step;
          const content = (
            <>
              <span className={classes.mark} aria-hidden>
                {isDone ? <IconCheck size={14} stroke={2.5} /> : number}
              </span>
              <span className={classes.label}>{t(`signUp.steps.${name}`)}</span>
              {isDone && <VisuallyHidden> ({t('signUp.stepDone')})</VisuallyHidden>}
            </>
          );
          return (
            <li key={number} className={classes.step} data-done={isDone || undefined} data-current={number === step || undefined}>
              {number < step ? (
                <Link to={href(signUpRoute(type, number))} className={classes.link}>
                  {content}
                </Link>
              ) : (
                <span className={classes.link} aria-current={number === step ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
