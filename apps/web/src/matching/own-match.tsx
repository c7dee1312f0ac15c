import { href } from '@jalon/domain/core/routes';
import type { Lever, Match } from '@jalon/domain/matching/match-schema';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { MatchBar } from './match-bar.tsx';
import { MatchLevers } from './match-levers.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { ownMatchQuery } from './matching.api.ts';
import classes from './matching.module.css';
import { Ring } from './ring.tsx';
import { useAddSkill } from './use-add-skill.ts';

type OwnMatchProps = {
  need: Opportunity;
  heading: 'h2' | 'h3';
  onApply?: (() => void) | undefined;
  /** The skills of the need, where there are no reasons that name them. */
  children: ReactNode;
};

/** How a need matches one's own profile, why, and what would change it. */
export function OwnMatch({ need, heading: Heading, onApply, children }: OwnMatchProps) {
  const { t } = useTexts();
  const { data, error } = useQuery(ownMatchQuery(need.id));
  if (error && !data) return <Line text={t('matching.failed')}>{children}</Line>;
  if (!data) return <Skeleton height={280} aria-busy="true" />;
  const { match } = data;
  const toProfile = (words: string) => (
    <Button component={Link} to={href('freelance.profile')} variant="default" size="compact-sm">
      {words}
    </Button>
  );
  if (!match)
    return (
      <Line text={t('matching.untold.own')} act={toProfile(t('matching.untold.ownLink'))}>
        {children}
      </Line>
    );
  const levers = (
    <Levers {...{ match, onApply, toProfile }} title={<Heading className={classes.leverTitle}>{t('matching.levers')}</Heading>} />
  );
  if (!match.contract.isMet) {
    const [asked, has] = [match.contract.asked, match.contract.has ?? match.contract.asked].map((type) =>
      t(`matching.contractType.${type}`),
    );
    return (
      <>
        <section className={classes.why} data-match>
          <div className={classes.head}>
            <div>
              <Heading className={classes.title}>{t('matching.contract.title')}</Heading>
              <p className={classes.text}>{t('matching.contract.own', { asked: asked ?? '', has: has ?? '' })}</p>
            </div>
          </div>
          {levers}
        </section>
        {children}
      </>
    );
  }
  return (
    <section className={classes.why} data-match aria-label={t('matching.label', { score: match.score })}>
      <div className={classes.head}>
        <Ring score={match.score} size={48} />
        <div>
          <Heading className={classes.title}>{t('matching.why', { score: match.score })}</Heading>
          <p className={classes.text}>{t('matching.whyText')}</p>
        </div>
      </div>
      <MatchBar parts={match.parts} />
      <MatchReasons match={match} reader="own" />
      {levers}
    </section>
  );
}

type OwnLeversProps = { match: Match; title: ReactNode; onApply: (() => void) | undefined; toProfile: (words: string) => ReactNode };

function Levers({ match, title, onApply, toProfile }: OwnLeversProps) {
  const { t } = useTexts();
  const { add, adding } = useAddSkill();
  const act = ({ kind, value }: Lever) => {
    if (kind === 'skill' && add)
      return (
        <Button variant="default" size="compact-sm" loading={adding === value} onClick={() => add(String(value))}>
          {t('matching.own.skillAct', { value })}
        </Button>
      );
    if (kind !== 'rate') return toProfile(t('matching.own.profileAct'));
    return (
      onApply && (
        <Button variant="default" size="compact-sm" onClick={onApply}>
          {t('matching.own.rateAct')}
        </Button>
      )
    );
  };
  return <MatchLevers match={match} reader="own" title={title} act={act} />;
}

const Line = ({ text, act, children }: { text: string; act?: ReactNode; children: ReactNode }) => (
  <>
    <p className={classes.line} data-match>
      <span>{text}</span>
      {act}
    </p>
    {children}
  </>
);
