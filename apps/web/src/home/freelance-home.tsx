import type { User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { href } from '@jalon/domain/core/routes';
import { documentTypes } from '@jalon/domain/documents/document';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { isWaiting, linesOf } from '../documents/document-lines.ts';
import { documentsOf } from '../documents/documents.api.ts';
import { CompanyMark } from '../offers/company-mark.tsx';
import { ownHref, tabHref } from '../offers/use-place.ts';
import { AvailabilityMenu } from '../profiles/availability-menu.tsx';
import { ownProfileQuery } from '../profiles/profile.api.ts';
import { consentQuery } from '../retention/consent.api.ts';
import { ConsentNotice } from '../retention/consent-notice.tsx';
import { useContractQueues } from './contract-queues.tsx';
import { Figures } from './figures.tsx';
import { useOwnDocuments, useOwnProfile } from './freelance-queues.tsx';
import { OwnActivity } from './happenings.tsx';
import { homeQuery } from './home.api.ts';
import { HomePage } from './home-page.tsx';
import { prefetchHome } from './home-prefetch.ts';
import classes from './home-screen.module.css';
import { Interviews, type MeetingLook } from './interviews.tsx';
import { LatestOffers } from './latest-offers.tsx';
import { OwnApplications } from './own-applications.tsx';
import { useProposalQueue } from './proposal-queue.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { useReportQueue } from './report-queue.tsx';
import { useSlots } from './slot-choice.tsx';
import { useWorkFigures } from './work-figures.ts';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Nobody looks at the profile of somebody who was refused. */
const showsProfile = ({ refusalReason }: User): boolean => refusalReason === null;

const meetingLook: MeetingLook = ({ id, opportunity: { title, company } }) => ({
  face: <CompanyMark company={company} size={36} />,
  ...{ title, what: company?.name, to: ownHref(id) },
});

export const prefetch: Prefetch = (user) => {
  prefetchHome(user);
  void queryClient.prefetchQuery(consentQuery);
  if (!showsProfile(user)) return;
  void queryClient.prefetchQuery(ownProfileQuery);
  void queryClient.prefetchQuery(documentsOf(user.id));
};

export default function FreelanceHome() {
  const { t } = useTexts();
  const user = useUser();
  const isShown = showsProfile(user);
  const home = useQuery(homeQuery);
  const documents = useQuery({ ...documentsOf(user.id), enabled: isShown });
  const profile = useQuery({ ...ownProfileQuery, enabled: isShown });
  const lines = documents.data && linesOf(documents.data.rows, todayIn(ownZone, new Date()));
  const papers = useOwnDocuments(lines?.filter(isWaiting) ?? []);
  const gaps = useOwnProfile(profile.data);
  const toSend = useReportQueue(home.data?.reports);
  const proposed = useProposalQueue(home.data?.proposals);
  const slots = useSlots(home.data?.applications);
  const toSign = useContractQueues(home.data);
  const isLoaded = home.data && lines && profile.data;
  const failure = home.error ?? documents.error ?? profile.error;
  const again = () => void Promise.all([home.refetch(), documents.refetch(), profile.refetch()]);
  const own = home.data?.profile;
  return (
    <HomePage actions={own && isShown && !user.seenBy && <AvailabilityMenu profile={own} />}>
      <ConsentNotice />
      {isShown && (
        <QueuePanel
          queues={isLoaded && [...slots, ...proposed, ...toSign, ...toSend, ...papers.queues, ...gaps]}
          error={failure}
          onRetry={again}
          empty={t('home.allDoneText.freelance')}
        />
      )}
      <OwnFigures settled={lines?.filter((line) => !isWaiting(line)).length} />
      {/* Once what stands above has its height: nothing is pushed down under a hand. */}
      {(isShown ? isLoaded || failure : home.data || failure) && (
        <div className={classes.columns}>
          <div className={classes.column}>
            <OwnApplications found={home.data?.ownApplications} />
            <LatestOffers found={home.data?.offers} />
          </div>
          <div className={classes.column}>
            <Interviews found={home.data?.interviews} lookOf={meetingLook} clock="own" />
            {!user.seenBy && <OwnActivity />}
          </div>
        </div>
      )}
      {papers.dialog}
    </HomePage>
  );
}

/** How one's own matters stand; `settled` is how many legal documents are in order. */
function OwnFigures({ settled }: { settled: number | undefined }) {
  const { t } = useTexts();
  const format = useFormat();
  const user = useUser();
  const home = useQuery(homeQuery).data;
  const profile = useQuery({ ...ownProfileQuery, enabled: showsProfile(user) }).data;
  const open = home?.ownApplications?.count;
  const mine = home?.applications?.count ?? 0;
  const turn = open === 0 ? t('home.ownFigureNote.noneOpen') : t('home.ownFigureNote.waitingForThem');
  const seen = profile && t(`home.ownFigureNote.${profile.isPrivate ? 'hidden' : user.isValidated ? 'shown' : 'waiting'}`);
  const work = useWorkFigures(home?.work);
  const figures = [
    ...work,
    open !== undefined && {
      ...{ key: 'applications', label: t('home.ownFigure.applications'), value: format.count(open), to: tabHref('applications') },
      note: mine > 0 ? t('home.ownFigureNote.applications', { count: mine }) : turn,
    },
    home?.interviews && {
      ...{ key: 'interviews', label: t('home.ownFigure.interviews'), value: format.count(home.interviews.count) },
      to: `${tabHref('applications')}&f.state=interview`,
    },
    settled !== undefined && {
      ...{ key: 'documents', label: t('home.ownFigure.documents'), value: format.number(settled) },
      ...{ of: t('home.of', { count: documentTypes.length }), note: t('home.ownFigureNote.documents') },
      to: `${href('freelance.account')}?tab=documents`,
    },
    profile && {
      key: 'profile',
      label: t('home.ownFigure.profile'),
      value: `${profile.rate} %`,
      note: seen,
      to: href('freelance.profile'),
    },
  ];
  return <Figures figures={figures.filter((figure) => figure !== false && figure !== undefined && figure !== null)} />;
}
