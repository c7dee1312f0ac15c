import { nearShare } from '@jalon/domain/projects/attention';
import type { Project } from '@jalon/domain/projects/project';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './budget.module.css';

/** What was ordered, and what of it is spent, awaited and still to come. */
export function BudgetCard({ project }: { project: Project }) {
  const { t } = useTexts();
  const format = useFormat();
  const { signedBudgetCents: signed, predictedCents, consumedCents, waitingCents } = project;
  const [predicted, consumed, waiting] = [predictedCents ?? 0, consumedCents ?? 0, waitingCents ?? 0];
  const parts = [
    { key: 'validated', cents: consumed - waiting },
    { key: 'waiting', cents: waiting },
    { key: 'left', cents: Math.max(0, predicted - consumed) },
  ] as const;
  const whole = Math.max(predicted, consumed, signed ?? 0, 1);
  const over = signed === null ? 0 : predicted - signed;
  const isNear = signed !== null && over <= 0 && predicted >= signed * nearShare;
  return (
    <Panel title={t('projects.budget.title')} aside={<span className={classes.net}>{t('projects.budget.net')}</span>}>
      <div
        className={classes.bar}
        role="img"
        aria-label={t('projects.budget.bar', {
          consumed: format.euros(consumed),
          predicted: format.euros(predicted),
          signed: signed === null ? '–' : format.euros(signed),
        })}
      >
        {signed !== null && (
          <span className={classes.mark} style={{ left: `${(signed / whole) * 100}%` }}>
            <span data-end={signed / whole > 0.5 || undefined}>{t('projects.budget.signed', { amount: format.euros(signed) })}</span>
          </span>
        )}
        <span className={classes.parts}>
          {parts.map(({ key, cents }) => cents > 0 && <span key={key} data-part={key} style={{ width: `${(cents / whole) * 100}%` }} />)}
        </span>
      </div>
      <ul className={classes.lines}>
        {parts.map(({ key, cents }) => (
          <li key={key}>
            <span className={classes.term}>
              <span className={classes.dot} data-part={key} aria-hidden />
              {t(`projects.budget.${key}`)}
            </span>
            <span className={classes.sum}>{format.euros(cents)}</span>
          </li>
        ))}
        <li className={classes.total}>
          <span className={classes.term}>{t('projects.budget.predicted')}</span>
          <span className={classes.sum}>{format.euros(predicted)}</span>
        </li>
      </ul>
      {signed === null && <p className={classes.hint}>{t('projects.budget.unsigned')}</p>}
      {(over > 0 || isNear) && (
        <Alert color="yellow" mt={12} icon={<IconAlertTriangle size={18} />}>
          {over > 0
            ? t('projects.budget.over', { amount: format.euros(over) })
            : t('projects.budget.near', { share: Math.round((predicted / (signed as number)) * 100) })}
        </Alert>
      )}
    </Panel>
  );
}
