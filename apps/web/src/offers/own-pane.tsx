import type { Application } from '@jalon/domain/applications/application';
import { useQuery } from '@tanstack/react-query';
import { applicationClient } from '../applications/applications.api.ts';
import { useTexts } from '../core/i18n.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { RecordState } from '../ui/record-state.tsx';
import classes from './need-detail.module.css';
import { NeedDetail } from './need-detail.tsx';
import { Pane } from './pane.tsx';
import type { Place } from './use-place.ts';

type PaneProps = { id: string; place: Place; isWide: boolean; known: Application[] | undefined };

/** One’s own application, with the need it is about. */
export function OwnPane({ id, place, isWide, known }: PaneProps) {
  const { t } = useTexts();
  const row = known?.find((own) => own.id === id);
  const own = useQuery({ ...applicationClient.one(id), placeholderData: row });
  const needId = own.data?.opportunityId;
  const need = useQuery({ ...opportunityClient.one(needId ?? ''), enabled: needId !== undefined });
  const failed = own.data ? need : own;
  const words = { missing: t('offers.missingApplication'), back: t('offers.toList') };
  const body = need.data ? (
    <NeedDetail need={need.data} isPage={!isWide} own={own.data} />
  ) : (
    <div className={classes.detail}>
      <RecordState error={failed.error} words={words} onBack={place.backToList} onRetry={() => void failed.refetch()} />
    </div>
  );
  if (isWide) return body;
  return (
    <Pane place={place} title={own.data?.opportunity.title ?? t('offers.own.title')}>
      {body}
    </Pane>
  );
}
