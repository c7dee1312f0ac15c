import type { User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { href } from '@jalon/domain/core/routes';
import { documentTypes } from '@jalon/domain/documents/document';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { isWaiting, linesOf } from '../documents/document-lines.ts';
import { documentsOf } from '../documents/documents.api.ts';
import { countsQuery } from '../notifications/notifications.api.ts';
import { ownProfileQuery } from '../profiles/profile.api.ts';
import { Figures } from './figures.tsx';
import { useOwnDocuments, useOwnProfile } from './freelance-queues.tsx';
import { OwnActivity } from './happenings.tsx';
import { QueuePanel } from './queue-panel.tsx';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Nobody looks at the profile of somebody who was refused. */
export const showsProfile = ({ refusalReason }: User): boolean => refusalReason === null;

export function FreelanceHome({ user }: { user: User }) {
  const { t } = useTexts();
  const format = useFormat();
  const isShown = showsProfile(user);
  const documents = useQuery({ ...documentsOf(user.id), enabled: isShown });
  const profile = useQuery({ ...ownProfileQuery, enabled: isShown });
  const counts = useQuery(countsQuery).data;
  const lines = documents.data && linesOf(documents.data.rows, todayIn(ownZone, new Date()));
  const papers = useOwnDocuments(lines?.filter(isWaiting) ?? []);
  const gaps = useOwnProfile(profile.data);
  const isLoaded = lines && profile.data;
  const again = () => void Promise.all([documents.refetch(), profile.refetch()]);
  const of = (count: number) => t('home.of', { count });
  const known = isLoaded && {
    documents: format.number(lines.filter((line) => !isWaiting(line)).length),
    profile: `${profile.data.rate} %`,
  };
  const seen = t(`home.ownFigureNote.${profile.data?.isPrivate ? 'hidden' : user.isValidated ? 'shown' : 'waiting'}`);
  const notifications = `${href('freelance.notifications')}?show=unread`;
  const figures = [
    ...(known
      ? [
          {
            ...{ key: 'documents', label: t('home.ownFigure.documents'), value: known.documents, of: of(documentTypes.length) },
            ...{ note: t('home.ownFigureNote.documents'), to: `${href('freelance.account')}?tab=documents` },
          },
          {
            ...{ key: 'profile', label: t('home.ownFigure.profile'), value: known.profile, note: seen },
            to: href('freelance.profile'),
          },
        ]
      : []),
    ...(counts ? [{ key: 'unread', label: t('home.ownFigure.unread'), value: format.count(counts.unread), to: notifications }] : []),
  ];
  return (
    <>
      {isShown && (
        <QueuePanel
          queues={isLoaded && [...papers.queues, ...gaps]}
          error={documents.error ?? profile.error}
          onRetry={again}
          empty={t('home.allDoneText.freelance')}
        />
      )}
      <Figures figures={figures} />
      {!user.seenBy && <OwnActivity />}
      {papers.dialog}
    </>
  );
}
