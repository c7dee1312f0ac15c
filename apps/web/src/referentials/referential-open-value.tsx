import '@mantine/core/styles/Tabs.layer.css';
import type { ListName } from '@jalon/domain/core/reference-lists';
import type { ReferentialValue } from '@jalon/domain/referentials/referential';
import { Button, Skeleton, Tabs } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import classes from '../ui/drawer-tabs.module.css';
import { EmptyState } from '../ui/empty-state.tsx';
import { Facts } from '../ui/facts.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { acts, useValueActs } from './referential-actions.ts';
import { tones } from './referential-columns.tsx';
import { ReferentialEditForm } from './referential-edit-form.tsx';
import { type Act, referentialClient, useValue } from './referentials.api.ts';

type OpenValueProps = {
  list: ListName;
  id: string;
  isDirty: RefObject<boolean>;
  onClose: () => void;
  /** Closes unless something typed would be lost and the person wants to keep it. */
  onLeave: () => Promise<boolean>;
};

export function ReferentialOpenValue({ list, id, isDirty, onClose, onLeave }: OpenValueProps) {
  const { t } = useTexts();
  const { act } = useValueActs();
  const { value, isMissing, error, refetch } = useValue(list, id);
  // The form keeps the version it started from, whatever is fetched since: that is how a change by somebody else is noticed.
  const [start, setStart] = useState<ReferentialValue>();
  if (value && !start) setStart(value);
  if (isMissing && !start)
    return (
      <EmptyState
        title={t('referentials.missing')}
        description={t('referentials.missingText')}
        illustration={<LostPath />}
        action={<Button onClick={onClose}>{t('referentials.backToList')}</Button>}
      />
    );
  if (error && !start)
    return <EmptyState title={errorText(t, error)} action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>} />;
  if (!start) return <Skeleton height={200} />;

  const actAndClose = async (action: Act) => {
    if (await onLeave()) await act([start], action);
  };
  const aside = acts
    .filter((action) => start.actions.includes(action))
    .map((action) => (
      <Button key={action} variant="subtle" color="gray" onClick={() => actAndClose(action)}>
        {t(`referentials.action.${action}`)}
      </Button>
    ));
  return (
    <Tabs defaultValue="details" classNames={{ root: classes.tabs, panel: classes.panel }}>
      <Tabs.List className={classes.list}>
        <Tabs.Tab value="details">{t('referentials.details')}</Tabs.Tab>
        <Tabs.Tab value="history">{t('referentials.history')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details">
        <ValueFacts value={value ?? start} />
        {start.actions.includes('update') ? (
          <ReferentialEditForm list={list} value={start} isDirty={isDirty} onClose={onClose} onLeave={onLeave} aside={aside} />
        ) : (
          <p>{t('referentials.readOnly')}</p>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <ValueHistory id={id} />
      </Tabs.Panel>
    </Tabs>
  );
}

const ValueHistory = ({ id }: { id: string }) => <RecordHistory found={useInfiniteQuery(referentialClient.history(id))} />;

/** What a form does not change. */
function ValueFacts({ value }: { value: ReferentialValue }) {
  const { t } = useTexts();
  const facts = [
    {
      name: t('referentials.column.state'),
      fact: <StateBadge tone={tones[value.state]}>{t(`referentials.state.${value.state}`)}</StateBadge>,
    },
    { name: t('referentials.column.origin'), fact: t(`referentials.originHint.${value.origin}`) },
    { name: t('referentials.column.updatedAt'), fact: <RelativeTime iso={value.updatedAt} /> },
    { name: t('referentials.column.code'), fact: <code title={t('referentials.codeFixed')}>{value.code}</code> },
  ];
  return <Facts facts={facts} />;
}
