import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { RecordState } from '../ui/record-state.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import classes from './need-detail.module.css';
import { NeedDetail } from './need-detail.tsx';
import { FoldedList, Pane } from './pane.tsx';
import type { Place } from './use-place.ts';

// With its schema and fields, which whoever only looks does without.
const ApplyPanel = lazy(() => import('./apply-panel.tsx'));

type PaneProps = { id: string; place: Place; isWide: boolean; known: Opportunity[] | undefined; total: number | undefined };

/** One need, as its row has it until the server has said it anew. */
export function NeedPane({ id, place, isWide, known, total }: PaneProps) {
  const { t } = useTexts();
  const row = known?.find((need) => need.id === id);
  const { data: need, error, refetch } = useQuery({ ...opportunityClient.one(id), placeholderData: row });
  const isWanted = useOnceWanted(place.isApplying);
  const [isSent, setSent] = useState(false);
  const canApply = need?.state === 'posted' && !need.applicationId;
  const close = () => place.stopApplying(id);
  if (!need) {
    const words = { missing: t('offers.missing'), missingText: t('offers.missingText'), back: t('offers.toList') };
    const state = <RecordState error={error} words={words} onBack={place.backToList} onRetry={() => void refetch()} />;
    return isWide ? (
      <div className={classes.detail}>{state}</div>
    ) : (
      <Pane {...{ place }} title={t('offers.need')}>
        {state}
      </Pane>
    );
  }
  const detail = (
    <NeedDetail need={need} isPage={!isWide} isNew={isSent} onApply={canApply && !place.isApplying ? () => place.apply(id) : undefined} />
  );
  return (
    <>
      {isWide && place.isApplying && known && <FoldedList place={place} rows={known} id={id} total={total ?? known.length} />}
      {isWide ? (
        detail
      ) : (
        <Pane place={place} title={need.title}>
          {detail}
        </Pane>
      )}
      {isWanted && canApply && (
        <Suspense>
          <ApplyPanel need={need} isOpen={place.isApplying} onClose={close} onSent={() => setSent(true)} />
        </Suspense>
      )}
    </>
  );
}
