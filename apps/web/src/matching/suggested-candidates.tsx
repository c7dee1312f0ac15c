import { isType, type UserType } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import type { Match } from '@jalon/domain/matching/match-schema';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import type { Talent } from '@jalon/domain/talents/talent-schema';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { errorText, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import type { FoundFor } from '../proposals/person-proposals.tsx';
import { needName, ofNeedQuery, stateTones } from '../proposals/proposals.api.ts';
import { ProposeButton } from '../proposals/propose-button.tsx';
import { Availability, OfferName, Skills } from '../talents/offer-parts.tsx';
import { nameOf, usePay } from '../talents/talent-look.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { MatchDetail } from './application-match.tsx';
import { candidatesQuery } from './matching.api.ts';
import { Ring } from './ring.tsx';
import classes from './suggested-candidates.module.css';

/** Who would suit a need, the best first. */
export default function SuggestedCandidates({ need }: { need: Opportunity }) {
  const { t } = useTexts();
  const isOfSeveral = !isType(useUser(), 'Company');
  const { data, error, refetch } = useQuery(candidatesQuery(need.id));
  const proposals = useQuery(ofNeedQuery(need.id)).data;
  const mayPropose = need.state === 'posted' && proposals?.actions.includes('create') === true;
  const stateOf = (profileId: string) => proposals?.rows.find((row) => row.profileId === profileId && row.state !== 'withdrawn')?.state;
  if (error && !data)
    return (
      <EmptyState
        title={t('matching.candidates.failed')}
        description={errorText(t, error)}
        action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      />
    );
  if (!data) return <Skeleton height={240} aria-busy="true" />;
  if (data.rows.length === 0)
    return (
      <EmptyState title={t('matching.candidates.empty')} description={t('matching.candidates.emptyText')} illustration={<NothingYet />} />
    );
  return (
    <>
      <p className={classes.intro}>{t('matching.candidates.intro')}</p>
      <Panel isFlush>
        <ul className={classes.list} aria-label={t('matching.candidates.list')}>
          {data.rows.map((row) => {
            const state = stateOf(row.talent.id);
            const propose = state ? (
              <StateBadge tone={stateTones[state]}>{t(`words.proposal.state.${state}`)}</StateBadge>
            ) : (
              mayPropose && <ProposeButton person={row.talent} need={{ id: need.id, name: need.title }} size="compact-sm" variant="light" />
            );
            return (
              <Candidate
                key={row.talent.id}
                {...row}
                propose={propose}
                foundFor={mayPropose ? { id: need.id, name: needName(need, isOfSeveral) } : undefined}
              />
            );
          })}
        </ul>
      </Panel>
    </>
  );
}

const people = {
  Freelance: 'company.accounts',
  Company: 'company.accounts',
  Commercial: 'commercial.accounts',
  Admin: 'admin.accounts',
} as const satisfies Record<UserType, string>;

type CandidateProps = { talent: Talent; personId: string; match: Match; propose: ReactNode; foundFor: FoundFor['foundFor'] };

function Candidate({ talent, personId, match, propose, foundFor }: CandidateProps) {
  const { t, language } = useTexts();
  const { type } = useUser();
  const pay = usePay()(talent);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={classes.candidate} data-row={talent.id}>
      <div className={classes.top}>
        <Ring score={match.score} />
        <div className={classes.who}>
          <OfferName person={talent} title={talent.title ?? talent.professions[0]?.[language] ?? t('matching.unsaid')} />
        </div>
        <div className={classes.terms}>
          {pay && <b>{pay}</b>}
          <Availability of={talent} />
        </div>
        <div className={classes.acts}>
          {propose}
          <Button variant="default" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('matching.why', { score: match.score })}
          </Button>
          <Button
            component={Link}
            to={href(people[type], { selected_freelance_id: personId })}
            state={{ foundFor } satisfies FoundFor}
            variant="subtle"
            size="compact-sm"
            aria-label={t('matching.candidates.seeOf', { name: nameOf(talent) })}
          >
            {t('matching.candidates.see')}
          </Button>
        </div>
      </div>
      {!isOpen && <Skills skills={talent.skills} />}
      {isOpen && <MatchDetail match={match} />}
    </li>
  );
}
