import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ApplicationsOfNeed } from '../applications/applications-of-need.tsx';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { useSeesCandidates } from '../matching/use-sees-candidates.ts';
import { later } from '../ui/later.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordTabs } from '../ui/tabs.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import classes from './need-detail.module.css';
import { NeedHeader } from './need-header.tsx';
import { NeedText } from './need-text.tsx';
import { opportunityClient } from './opportunities.api.ts';

const SuggestedCandidates = later(() => import('../matching/suggested-candidates.tsx'), <Skeleton height={240} aria-busy="true" />);
const ProposalsOfNeed = later(() => import('../proposals/proposals-of-need.tsx'), <Skeleton height={120} aria-busy="true" />);

/** The sides of a need: its applications first, what it says, and what happened to it. */
export function useNeedSides(need: Opportunity) {
  const { t } = useTexts();
  const seesCandidates = useSeesCandidates(need);
  return [
    {
      ...{ key: 'applications', label: t('needs.sides.applications'), count: need.applications ?? undefined },
      panel: (open: (key: string) => void) => (
        <ApplicationsOfNeed need={need} seeCandidates={seesCandidates ? () => open('candidates') : undefined} />
      ),
    },
    ...(seesCandidates ? [{ key: 'candidates', label: t('matching.candidates.tab'), panel: <SuggestedCandidates need={need} /> }] : []),
    { key: 'proposals', label: t('proposals.side'), panel: <ProposalsOfNeed need={need} /> },
    { key: 'need', label: t('needs.sides.need'), panel: <NeedText need={need} /> },
    {
      ...{ key: 'history', label: t('needs.sides.history') },
      panel: (
        <Panel>
          <NeedHistory id={need.id} />
        </Panel>
      ),
    },
  ];
}

const NeedHistory = ({ id }: { id: string }) => <RecordHistory found={useInfiniteQuery(opportunityClient.history(id))} />;

type Props = { need: Opportunity; onBack: (() => void) | undefined; onGone: (isBack?: boolean) => Promise<void> };

/** One need beside the others, or alone on a phone. */
export function NeedDetail({ need, onBack, onGone }: Props) {
  const sides = useNeedSides(need);
  const shown = useAddressed('side');
  // Nobody has applied to what is not posted: what it says is what there is to see.
  const ordered =
    need.state === 'not_posted' && !need.applications
      ? sides.toSorted((one, other) => Number(other.key === 'need') - Number(one.key === 'need'))
      : sides;
  return (
    <>
      <NeedHeader need={need} onBack={onBack} onGone={onGone} />
      <div className={classes.sides}>
        <RecordTabs tabs={ordered} shown={shown} />
      </div>
    </>
  );
}
