import type { Application } from '@jalon/domain/applications/application';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText, useTexts } from '../core/i18n.ts';
import { PdfMenu } from '../talents/pdf-menu.tsx';
import { TalentProfile } from '../talents/talent-profile.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './application-page.module.css';
import { profileQuery } from './applications.api.ts';
import { ResumeSent } from './resume-sent.tsx';

/** What the candidate says to this company, then what they say of themselves to all. */
export function CandidateProfile({ application }: { application: Application }) {
  const { t } = useTexts();
  const { id, message, reason } = application;
  const { data, error, refetch } = useQuery(profileQuery(id));
  return (
    <>
      {reason && (
        <Panel title={t('applications.reason')}>
          <p className={classes.message}>{reason}</p>
        </Panel>
      )}
      <Panel title={t('applications.message')}>
        {message ? <p className={classes.message}>{message}</p> : <p className={classes.muted}>{t('applications.noMessage')}</p>}
      </Panel>
      <ResumeSent application={application} />
      <Panel title={t('applications.profile')} aside={data?.profile && <PdfMenu of="applications" id={id} size="compact-sm" />}>
        {error && !data ? (
          <EmptyState title={errorText(t, error)} action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>} />
        ) : !data ? (
          <Skeleton height={200} aria-busy="true" />
        ) : data.profile ? (
          <TalentProfile talent={data.profile} />
        ) : (
          <p className={classes.muted}>{t('applications.noProfile')}</p>
        )}
      </Panel>
    </>
  );
}
