import type { ListName } from '@jalon/domain/core/reference-lists';
import type { ReferentialValue } from '@jalon/domain/referentials/referential';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RecordHeader } from '../ui/record-header.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { RecordTabs } from '../ui/tabs.tsx';
import { useValueActs } from './referential-actions.ts';
import { tones } from './referential-columns.tsx';
import { ReferentialEditForm } from './referential-edit-form.tsx';
import { referentialClient, useValue } from './referentials.api.ts';

type OpenValueProps = {
  list: ListName;
  id: string;
  onClose: () => void;
  /** Closes unless something typed would be lost and the person wants to keep it. */
  onLeave: () => Promise<boolean>;
};

export function ReferentialOpenValue({ list, id, onClose, onLeave }: OpenValueProps) {
  const { t } = useTexts();
  const history = useInfiniteQuery(referentialClient.history(id));
  const { value, isMissing, error, refetch } = useValue(list, id);
  // The form keeps the version it started from, whatever is fetched since: that is how a change by somebody else is noticed.
  const [start, setStart] = useState<ReferentialValue>();
  if (value && !start) setStart(value);
  if (!start) {
    const words = { missing: t('referentials.missing'), missingText: t('referentials.missingText'), back: t('referentials.backToList') };
    return <RecordState {...{ error, isMissing, words }} onBack={onClose} onRetry={() => void refetch()} />;
  }
  const details = start.actions.includes('update') ? (
    <ReferentialEditForm list={list} value={start} onClose={onClose} onLeave={onLeave} />
  ) : (
    <p>{t('referentials.readOnly')}</p>
  );
  return (
    <>
      <ValueHeader value={value ?? start} start={start} onLeave={onLeave} />
      <RecordTabs
        tabs={[
          { key: 'details', label: t('referentials.details'), panel: details },
          { key: 'history', label: t('referentials.history'), panel: <RecordHistory found={history} /> },
        ]}
      />
    </>
  );
}

const primary = ['enable'] as const;
const beside = ['disable'] as const;
type HeaderProps = Pick<OpenValueProps, 'onLeave'> & { value: ReferentialValue; start: ReferentialValue };

/** What a form does not change, and what is done beside it: that closes it first, because it starts from an older version. */
function ValueHeader({ value, start, onLeave }: HeaderProps) {
  const { t, language } = useTexts();
  const { menuOf } = useValueActs();
  const actions = menuOf(start).map((action) => ({
    ...action,
    run: async () => {
      if (await onLeave()) action.run();
    },
  }));
  return (
    <RecordHeader
      name={value[language]}
      chips={
        <StateBadge isChip tone={tones[value.state]}>
          {t(`words.referential.state.${value.state}`)}
        </StateBadge>
      }
      figures={[
        { name: t('referentials.column.origin'), value: t(`referentials.originHint.${value.origin}`) },
        { name: t('referentials.column.updatedAt'), value: <RelativeTime iso={value.updatedAt} /> },
        { name: t('referentials.column.code'), value: <code title={t('referentials.codeFixed')}>{value.code}</code> },
      ]}
      {...{ actions, primary, beside }}
    />
  );
}
