import type { Application } from '@jalon/domain/applications/application';
import { targetDays, turnOf, waitingSince } from '@jalon/domain/applications/turns';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { useUser } from '../core/session.ts';
import { Panel } from '../ui/panel.tsx';
import { useApplicationWords } from './application-look.ts';
import classes from './application-page.module.css';
import { applicationClient } from './applications.api.ts';
import { type Milestone, milestonesOf } from './milestones.ts';

const dayMs = 86_400_000;

/** Where it stands: what was done when and by whom, what is awaited until when, and what is left. */
export function PathPanel({ application }: { application: Application }) {
  const { t } = useTexts();
  const { data } = useInfiniteQuery(applicationClient.history(application.id));
  const entries = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const steps = milestonesOf(application, entries, Date.now());
  return (
    <Panel title={t('applications.path.title')}>
      <ol className={classes.path}>
        {steps.map((step) => (
          <Step key={step.key} step={step} application={application} />
        ))}
      </ol>
    </Panel>
  );
}

function Step({ step: { key, at, by, is }, application }: { step: Milestone; application: Application }) {
  const { t } = useTexts();
  const format = useFormat();
  const { when } = useMoments();
  const user = useUser();
  const turn = useApplicationWords().turn(application);
  const awaited = key === 'qualifier' || key === 'decider' || key === 'candidate' ? key : undefined;
  const isMine = awaited !== undefined && turnOf(user, awaited) === 'me';
  const expectedBy = awaited && new Date(waitingSince(application) + targetDays[awaited] * dayMs).toISOString();
  const name = awaited
    ? isMine
      ? t('applications.path.yours')
      : t(`applications.path.answerOf.${awaited}`)
    : key === 'submitted' && by
      ? t('applications.path.submittedBy', { name: by })
      : t(`applications.path.${key as 'sent'}`);
  return (
    <li className={classes.step} data-is={is} data-late={(awaited && turn?.isLate) || undefined}>
      <span>
        {name}
        {by && key !== 'submitted' && <span className={classes.stepNote}>{t('applications.path.by', { name: by })}</span>}
        {awaited && turn?.hint && <span className={classes.stepNote}>{turn.hint}</span>}
      </span>
      <span className={classes.stepAt}>
        {expectedBy && t('applications.path.expected', { date: format.day(expectedBy) })}
        {at && when(at)}
      </span>
    </li>
  );
}
