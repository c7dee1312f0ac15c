import { todayIn } from '@jalon/domain/core/dates';
import { href } from '@jalon/domain/core/routes';
import type { Profile } from '@jalon/domain/profiles/profile';
import { type CompletionPart, completionOf } from '@jalon/domain/profiles/profile-completion';
import { Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Failed } from '../account/panel-states.tsx';
import { CallError } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { routeTitle, type TextKey, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { Columns } from '../ui/columns.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { AvailabilityDialog } from './availability-dialog.tsx';
import { CompletionCard } from './completion-card.tsx';
import { ConditionsSection } from './conditions-section.tsx';
import { ExperiencesSection } from './experiences-section.tsx';
import { ExpertiseSection } from './expertise-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { LinksSection } from './links-section.tsx';
import { MobilitySection } from './mobility-section.tsx';
import { PresentationDialog } from './presentation-dialog.tsx';
import { profileClient } from './profile.api.ts';
import { ProfileHeader } from './profile-header.tsx';
import classes from './profile-screen.module.css';
import { PublicPageSection } from './public-page-section.tsx';
import { ResumesSection } from './resumes-section.tsx';
import { StartForm } from './start-form.tsx';
import { TrainingsSection } from './trainings-section.tsx';
import { useEditing, useReveal } from './use-editing.ts';
import { VisibilitySection } from './visibility-section.tsx';

const AsCompany = later(() => import('./as-company.tsx'));
const AsStranger = later(() => import('./as-stranger.tsx'));
const ImportDrawer = later(() => import('./import-drawer.tsx'));

type Drawer = 'company' | 'history' | 'import' | 'page';
const drawerTitles = {
  company: 'profile.asCompany',
  history: 'profile.section.history',
  import: 'profile.import.title',
  page: 'profile.page.previewTitle',
} as const satisfies Record<Drawer, TextKey>;
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One's own profile: what companies read of it, each section edited where it stands. */
export default function ProfileScreen() {
  const { t } = useTexts();
  const { id } = useUser();
  const { data, error, refetch } = useQuery({ ...profileClient.one(id), retry: false });
  const title = routeTitle(t, 'freelance.profile');
  useDocumentTitle(title);
  if (data) return <OwnProfile profile={data} />;
  const isNone = error instanceof CallError && error.status === 404;
  return (
    <Page title={title}>
      {!error && <Skeleton height={200} aria-busy="true" />}
      {isNone && (
        <Panel>
          <StartForm />
        </Panel>
      )}
      {error && !isNone && (
        <Panel>
          <Failed title={t('profile.failed')} error={error} onRetry={() => void refetch()} />
        </Panel>
      )}
    </Page>
  );
}

function OwnProfile({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const { picture } = useUser();
  const navigate = useNavigate();
  const { open_availablity_dialog: isAsked } = useParams();
  const { section, stop } = useEditing();
  const [drawer, setDrawer] = useState<Drawer>();
  const [isOpen, setOpen] = useState(false);
  const history = useInfiniteQuery({ ...profileClient.history(profile.id), enabled: drawer === 'history' });
  useReveal(section);
  const completion = completionOf({ ...profile, picture }, todayIn(ownZone, new Date()));
  const pointsOf = (part: CompletionPart) => completion.gains.find((gain) => gain.part === part)?.points;
  const open = (which: Drawer) => {
    setDrawer(which);
    setOpen(true);
  };
  return (
    <div className={classes.page}>
      <ProfileHeader
        profile={profile}
        onSeeAsCompany={() => open('company')}
        onHistory={() => open('history')}
        onImport={() => open('import')}
      />
      <Columns
        isLed
        side={
          <>
            <CompletionCard completion={completion} />
            <VisibilitySection profile={profile} />
            <PublicPageSection profile={profile} onPreview={() => open('page')} />
            <ConditionsSection profile={profile} />
            <MobilitySection profile={profile} />
            <ResumesSection profile={profile} points={pointsOf('resumes')} />
            <LinksSection profile={profile} />
          </>
        }
      >
        <ExpertiseSection profile={profile} />
        <ExperiencesSection profile={profile} points={pointsOf('experiences')} />
        <TrainingsSection profile={profile} points={pointsOf('trainings')} />
        <LanguagesSection profile={profile} points={pointsOf('languages')} />
      </Columns>
      <PresentationDialog profile={profile} isOpen={section === 'presentation'} onClose={stop} />
      <AvailabilityDialog
        profile={profile}
        isOpen={isAsked !== undefined}
        onClose={() => void navigate(href('freelance.profile'), { replace: true })}
      />
      <SideDrawer
        title={t(drawerTitles[drawer ?? 'company'])}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onClosed={() => setDrawer(undefined)}
      >
        {drawer === 'history' && <RecordHistory found={history} />}
        {drawer === 'import' && <ImportDrawer profile={profile} onDone={() => setOpen(false)} />}
        {drawer === 'page' && <AsStranger profile={profile} />}
        {drawer === 'company' && <AsCompany profile={profile} />}
      </SideDrawer>
    </div>
  );
}
