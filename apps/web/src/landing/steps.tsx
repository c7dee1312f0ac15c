import { Text, Title } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import screen from './landing-screen.module.css';
import classes from './steps.module.css';

const steps = ['need', 'match', 'work', 'month'] as const;

export function Steps() {
  const { t } = useTexts();
  return (
    <section className={screen.section} aria-labelledby="steps">
      <Title order={2} id="steps" className={screen.subtitle}>
        {t('landing.stepsTitle')}
      </Title>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step} className={classes.step}>
            <Title order={3} className={classes.title}>
              {t(`landing.steps.${step}.title`)}
            </Title>
            <Text className={classes.text}>{t(`landing.steps.${step}.text`)}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
