import type { Application } from '@jalon/domain/applications/application';
import { stageTextOf } from '@jalon/domain/applications/turns';
import { permitsUser } from '@jalon/domain/core/permission';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWriteTo } from '../chat/use-write-to.tsx';
import { choicesQuery } from '../core/choices-query.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { applicationMatchQuery } from '../matching/matching.api.ts';
import { Score } from '../matching/ring.tsx';
import { useProjectHrefs } from '../projects/project-look.ts';
import { PersonFace } from '../ui/face.tsx';
import { RecordHeader } from '../ui/record-header.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useComparisons } from './application-figures.ts';
import { faceOf, nameOf, stateTones, useApplicationWords } from './application-look.ts';
import classes from './application-page.module.css';
import { profileQuery } from './applications.api.ts';
import { awaitsDelivery } from './engage-values.ts';
import { Stars } from './stars.tsx';
import type { ApplicationActs } from './use-application-acts.tsx';

type HeaderProps = { application: Application; need: Opportunity | undefined; acts: ApplicationActs; heading?: 'h1' | 'h2' };

/** Who applies, what waits, and the figures one decides by. */
export function ApplicationHeader({ application, need, acts, heading }: HeaderProps) {
  const { t, language } = useTexts();
  const format = useFormat();
  const user = useUser();
  const turn = useApplicationWords().turn(application);
  const experience = useQuery(profileQuery(application.id)).data?.profile?.experience;
  const bands = useQuery(choicesQuery('experiences')).data;
  const wanted = bands?.find(({ id }) => id === need?.experience)?.value;
  const compared = useComparisons(application, need);
  const { state, sentAt, submittedAt, rating } = application;
  const match = useQuery(applicationMatchQuery(application.id)).data?.match;
  const figures = [
    { name: t('matching.title'), value: match?.contract.isMet && <Score score={match.score} /> },
    ...compared.map(({ name, value, note, isOver }) => ({ name, value: <Valued value={value} note={note} isOver={isOver} /> })),
    {
      name: t('applications.figure.experience'),
      value: experience && <Valued value={experience[language]} note={wanted && t('applications.figure.asked', { value: wanted })} />,
    },
    {
      name: t('applications.figure.rating'),
      value: rating && rating.count > 0 && (
        <Valued value={<Stars count={Math.round(rating.average)} />} note={t('applications.figure.ratings', { count: rating.count })} />
      ),
    },
  ];
  const isMine = turn?.turn === 'me';
  const write = useWriteTo({ kind: 'application', recordId: application.id });
  const navigate = useNavigate();
  const hrefs = useProjectHrefs();
  const { delivery } = application;
  const toDelivery = delivery &&
    permitsUser(user, 'projects.view') && {
      key: 'delivery',
      label: t('projects.engage.see'),
      run: () => void navigate(hrefs.project(delivery.projectId)),
    };
  return (
    <>
      {write.dialog}
      <RecordHeader
        heading={heading ?? 'h2'}
        face={<PersonFace person={faceOf(application)} size={heading ? 72 : 56} />}
        name={nameOf(application)}
        title={
          <>
            {application.owner.title ?? t('applications.unsaid')}
            {' · '}
            {t('applications.sentOn', { date: format.day(submittedAt && !sentAt ? submittedAt : sentAt) })}
          </>
        }
        chips={
          <>
            <StateBadge isChip tone={stateTones[state]}>
              {t(stageTextOf(application))}
            </StateBadge>
            {awaitsDelivery(user, application) && (
              <StateBadge isChip tone="warning">
                {t('projects.engage.later')}
              </StateBadge>
            )}
            {isMine && (
              <StateBadge isChip tone={turn.isLate ? 'warning' : 'accent'} {...(turn.hint ? { title: turn.hint } : {})}>
                {turn.days > 0 ? t('applications.waitsForYouDays', { count: turn.days }) : t('applications.waitsForYou')}
              </StateBadge>
            )}
          </>
        }
        figures={figures}
        actions={[...(toDelivery ? [toDelivery] : []), ...acts.menuOf(application), write.action]}
        primary={application.state === 'interview' ? ['accept', 'interview'] : ['delivery', 'engage', 'submit', 'interview', 'reopen']}
        beside={['accept', 'reject']}
      />
    </>
  );
}

const Valued = ({ value, note, isOver }: { value: React.ReactNode; note?: React.ReactNode; isOver?: boolean | undefined }) => (
  <>
    {value}
    {note && (
      <span className={classes.compared} data-over={isOver || undefined}>
        {note}
      </span>
    )}
  </>
);
