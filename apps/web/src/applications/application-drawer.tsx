import type { Application } from '@jalon/domain/applications/application';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { ApplicationMatch } from '../matching/application-match.tsx';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { RecordState } from '../ui/record-state.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { usePathDrawer } from '../ui/use-path-drawer.ts';
import { ApplicationHeader } from './application-header.tsx';
import { nameOf, useAddresses } from './application-look.ts';
import classes from './application-page.module.css';
import { applicationClient } from './applications.api.ts';
import { CandidateProfile } from './candidate-profile.tsx';
import { InterviewPanel } from './interview-panel.tsx';
import { PathPanel } from './path-panel.tsx';
import { TeamNotes } from './team-notes.tsx';
import { useApplicationActs } from './use-application-acts.tsx';

/** The application that the address names, beside those to the same need. */
export default function ApplicationDrawer({ needId }: { needId: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const addresses = useAddresses();
  const { id, frame } = usePathDrawer(useParams().selected_application_id, addresses.beside);
  const { data, error, refetch } = useQuery({ ...applicationClient.one(id ?? ''), enabled: id !== undefined });
  const close = () => void navigate(addresses.need(needId), { replace: true, preventScrollReset: true });
  const words = { missing: t('applications.missing'), missingText: t('applications.missingText'), back: t('applications.backToNeeds') };
  return (
    <SideDrawer {...frame} title={data ? nameOf(data) : t('applications.profile')} page={id && addresses.application(id)} onClose={close}>
      {data ? (
        <Beside key={data.id} application={data} />
      ) : (
        <RecordState error={error} words={words} onBack={close} onRetry={() => void refetch()} />
      )}
    </SideDrawer>
  );
}

function Beside({ application }: { application: Application }) {
  const need = useQuery(opportunityClient.one(application.opportunityId)).data;
  const acts = useApplicationActs();
  return (
    <div className={classes.column}>
      <ApplicationHeader application={application} need={need} acts={acts} />
      <InterviewPanel application={application} acts={acts} />
      <PathPanel application={application} />
      <ApplicationMatch application={application} />
      <CandidateProfile application={application} />
      <TeamNotes application={application} />
      {acts.dialog}
    </div>
  );
}
