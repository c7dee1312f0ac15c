import type { Application } from '@jalon/domain/applications/application';
import { href } from '@jalon/domain/core/routes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { ApplicationMatch } from '../matching/application-match.tsx';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { Columns } from '../ui/columns.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { Trail } from '../ui/trail.tsx';
import { UnsavedContext } from '../ui/unsaved.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { ApplicationHeader } from './application-header.tsx';
import { nameOf, useAddresses } from './application-look.ts';
import classes from './application-page.module.css';
import { applicationClient, profileQuery } from './applications.api.ts';
import { CandidateProfile } from './candidate-profile.tsx';
import { InterviewPanel } from './interview-panel.tsx';
import { Neighbours, usePageKeys } from './neighbours.tsx';
import { PathPanel } from './path-panel.tsx';
import { TeamNotes } from './team-notes.tsx';
import { type Act, useApplicationActs } from './use-application-acts.tsx';

export const prefetch: Prefetch = (_user, { params: { id = '' } }) => {
  void queryClient.prefetchQuery(applicationClient.one(id));
  void queryClient.prefetchQuery(profileQuery(id));
};

/** One application: who applies, what they say, and what is to be decided. */
export default function ApplicationScreen() {
  const { t } = useTexts();
  const { id = '', edit } = useParams();
  const navigate = useNavigate();
  const { needs } = useAddresses();
  const { data, error, refetch } = useQuery(applicationClient.one(id));
  if (data) return <Known key={id} application={data} isEdited={edit !== undefined} />;
  const words = { missing: t('applications.missing'), missingText: t('applications.missingText'), back: t('applications.backToNeeds') };
  return (
    <Page title={routeTitle(t, 'company.application')}>
      <RecordState error={error} words={words} onBack={() => void navigate(href(needs))} onRetry={() => void refetch()} />
    </Page>
  );
}

function Known({ application, isEdited }: { application: Application; isEdited: boolean }) {
  const { t } = useTexts();
  const addresses = useAddresses();
  const { id, opportunity, opportunityId, actions } = application;
  const need = useQuery(opportunityClient.one(opportunityId)).data;
  const history = useInfiniteQuery(applicationClient.history(id));
  const acts = useApplicationActs();
  const run = (act: Act) => acts.run(application, act);
  const unsaved = useRef(false);
  useLeaveGuard(unsaved);
  useDocumentTitle(nameOf(application));
  usePageKeys(application, run);
  // The address of a change leads to it, once.
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isEdited || isOpened.current || !actions.includes('interview')) return;
    isOpened.current = true;
    run('interview');
  });
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <Trail
          steps={[
            { name: routeTitle(t, addresses.needs), to: href(addresses.needs) },
            { name: opportunity.title, to: addresses.need(opportunityId) },
          ]}
          here={nameOf(application)}
        />
        <Neighbours application={application} />
      </div>
      <Panel className={classes.header ?? ''}>
        <ApplicationHeader application={application} need={need} acts={acts} heading="h1" />
      </Panel>
      <Columns
        width={400}
        side={
          <>
            <UnsavedContext value={unsaved}>
              <InterviewPanel application={application} acts={acts} />
            </UnsavedContext>
            <PathPanel application={application} />
            <TeamNotes application={application} />
          </>
        }
      >
        <CandidateProfile application={application} />
        <ApplicationMatch application={application} />
        <Panel title={t('history.title')}>
          <RecordHistory found={history as never} />
        </Panel>
      </Columns>
      {acts.dialog}
    </div>
  );
}
