import type { Application } from '@jalon/domain/applications/application';
import { hasInterview } from '@jalon/domain/applications/interview';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { Panel } from '../ui/panel.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { ActForm } from './act-dialog.tsx';
import classes from './application-page.module.css';
import { applicationClient } from './applications.api.ts';
import { InterviewFields, useInterview } from './interview-form.tsx';
import type { ApplicationActs } from './use-application-acts.tsx';

type PanelProps = { application: Application; acts: ApplicationActs };

/** What is agreed about the interview; where nothing is and one may propose it, the proposal itself. */
export function InterviewPanel({ application, acts }: PanelProps) {
  const { t } = useTexts();
  const { slots, noSlot, waitsFor, actions, state, version } = application;
  const mayPropose = actions.includes('offerSlots');
  if (noSlot !== null && waitsFor) return <Declined application={application} acts={acts} />;
  if (hasInterview(application, Date.now()) || slots.length > 0) return <Agreed application={application} acts={acts} />;
  if (!mayPropose || state !== 'submitted') return null;
  return (
    <Panel title={t('applications.interview.title')} isFlush>
      <Proposing key={version} application={application} acts={acts} />
    </Panel>
  );
}

/** No slot suited: what the candidate says of it, and others to propose. */
function Declined({ application, acts }: PanelProps) {
  const { t } = useTexts();
  const { noSlot, owner, actions, version } = application;
  const mayPropose = actions.includes('offerSlots');
  return (
    <Panel title={t('applications.interview.declined', { name: owner.firstName })} isFlush>
      <div className={classes.declined}>
        {noSlot && <p className={classes.message}>{noSlot}</p>}
        {mayPropose && <p className={classes.muted}>{t('applications.interview.declinedText')}</p>}
      </div>
      {mayPropose && <Proposing key={version} application={application} acts={acts} />}
    </Panel>
  );
}

function Proposing({ application, acts }: PanelProps) {
  const { read, fields, isBegun, hint, submitLabel } = useInterview(application);
  useUnsaved(isBegun);
  const submit = async () => {
    await acts.send({ row: application, ...read() } as Parameters<typeof acts.send>[0], application);
  };
  return (
    <div className={classes.proposing}>
      <ActForm {...{ hint, submitLabel }} onSubmit={submit}>
        <InterviewFields fields={fields} />
      </ActForm>
    </div>
  );
}

function Agreed({ application, acts }: PanelProps) {
  const { t } = useTexts();
  const { when, city } = useMoments();
  const { data } = useInfiniteQuery(applicationClient.history(application.id));
  const { interviewAt, slots, minutes, format, place, owner, actions } = application;
  const isOffered = slots.length > 0;
  const last = data?.pages[0]?.rows.find(({ kind }) => /\.(pickSlot|interview)$/.test(kind));
  const isPicked = !isOffered && last?.kind === 'application.pickSlot';
  const isPast = !isOffered && interviewAt !== null && Date.parse(interviewAt) < Date.now();
  const title = isOffered ? 'offered' : isPast ? 'done' : 'planned';
  const where = [
    format && t(`words.application.value.format.${format}`),
    minutes && t('applications.interview.minutesValue', { count: minutes }),
  ];
  return (
    <Panel
      title={t(`applications.interview.${title}`)}
      aside={
        actions.includes('interview') && (
          <Button variant="default" size="compact-sm" onClick={() => acts.run(application, 'interview')}>
            {acts.labelOf(application, 'interview')}
          </Button>
        )
      }
    >
      {isOffered ? (
        <ul className={classes.offered}>
          {slots.map((slot) => (
            <li key={slot}>{when(slot)}</li>
          ))}
        </ul>
      ) : (
        interviewAt && <p className={classes.agreed}>{when(interviewAt)}</p>
      )}
      <p className={classes.muted}>{[...where, place].filter(Boolean).join(' · ')}</p>
      <p className={classes.muted}>
        {t('applications.interview.zone', { city })} {isOffered && t('applications.interview.waitsChoice', { name: owner.firstName })}
        {isPicked && t('applications.interview.picked', { name: owner.firstName })}
      </p>
    </Panel>
  );
}
