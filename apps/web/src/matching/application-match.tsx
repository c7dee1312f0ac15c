import type { Application } from '@jalon/domain/applications/application';
import type { Match } from '@jalon/domain/matching/match-schema';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { MatchBar } from './match-bar.tsx';
import { MatchLevers } from './match-levers.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { applicationMatchQuery, applicationScoresQuery } from './matching.api.ts';
import classes from './matching.module.css';
import { Score } from './ring.tsx';

/** Once it has ended, the profile is no longer shown, and nothing is compared. */
const isOver = ({ state }: Application): boolean => state === 'rejected' || state === 'retired';

/** How a candidate matches the need they have applied to. */
export function ApplicationMatch({ application }: { application: Application }) {
  const { t } = useTexts();
  const { data, error } = useQuery({ ...applicationMatchQuery(application.id), enabled: !isOver(application) });
  if (isOver(application)) return null;
  const match = data?.match;
  return (
    <Panel
      title={t('matching.title')}
      aside={match?.contract.isMet && <b className={classes.total}>{t('matching.percent', { score: match.score })}</b>}
    >
      {match ? (
        <MatchDetail match={match} />
      ) : data ? (
        <p className={classes.text}>{t('matching.untold.other')}</p>
      ) : error ? (
        <p className={classes.text}>{t('matching.failed')}</p>
      ) : (
        <Skeleton height={180} aria-busy="true" />
      )}
    </Panel>
  );
}

/** The reasons of a match, for those who look after the need. */
export function MatchDetail({ match }: { match: Match }) {
  const { t } = useTexts();
  const { contract } = match;
  if (!contract.isMet) {
    const [asked, has] = [contract.asked, contract.has ?? contract.asked].map((type) => t(`matching.contractType.${type}`));
    return <p className={classes.text}>{t('matching.contract.other', { asked: asked ?? '', has: has ?? '' })}</p>;
  }
  return (
    <div className={classes.inside} data-match>
      <MatchBar parts={match.parts} />
      <MatchReasons match={match} reader="other" />
      <MatchLevers match={match} reader="other" title={<p className={classes.leverTitle}>{t('matching.levers')}</p>} />
    </div>
  );
}

/** Of one among the applications to a need, which are asked for at once. */
export function ApplicationScore({ application: { id, opportunityId } }: { application: Application }) {
  const { data } = useQuery(applicationScoresQuery(opportunityId));
  const score = data?.scores.find(({ applicationId }) => applicationId === id)?.score;
  return typeof score === 'number' && <Score score={score} />;
}
