import type { LegalDocument } from '@jalon/domain/documents/document';
import { Button, Group, Skeleton } from '@mantine/core';
import { IconCheck, IconRefresh, IconX, type TablerIcon } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Facts } from '../ui/facts.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import classes from './document-more.module.css';
import { DocumentMore } from './document-more.tsx';
import { documentClient } from './documents.api.ts';
import { statusLooks } from './status-look.ts';

const icons: Record<string, TablerIcon> = { accept: IconCheck, refuse: IconX, reopen: IconRefresh };

/** One document as the staff check it: what was given, then the decision. */
export function DocumentDetails({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(documentClient.one(id));
  const history = useInfiniteQuery(documentClient.history(id));
  if (error && !data) {
    const isMissing = error instanceof CallError && error.status === 404;
    return (
      <EmptyState
        title={errorText(t, error)}
        illustration={isMissing ? <LostPath /> : undefined}
        action={<Button onClick={isMissing ? onBack : () => void refetch()}>{t(isMissing ? 'common.back' : 'common.retry')}</Button>}
      />
    );
  }
  if (!data) return <Skeleton height={280} />;
  return (
    <div className={classes.details}>
      <Known document={data} />
      <section>
        <h3 className={classes.sub}>{t('history.title')}</h3>
        <RecordHistory found={history as never} />
      </section>
    </div>
  );
}

function Known({ document }: { document: LegalDocument }) {
  const { t } = useTexts();
  const format = useFormat();
  const acts = useRecordActs(documentClient, { texts: 'documents', nameOf: ({ type }) => t(`documents.type.${type}`) });
  const { state, addedOn, expiresOn, coveredUntil, file } = document;
  return (
    <>
      <Group gap="xs">
        <StateBadge tone={statusLooks[state].tone}>{t(`documents.state.${state}`)}</StateBadge>
      </Group>
      <Facts
        facts={[
          { name: t('documents.column.addedOn'), fact: format.day(addedOn) },
          { name: t('documents.column.expiresOn'), fact: expiresOn ? format.day(expiresOn) : t('documents.noEnd') },
          { name: t('documents.coveredUntil'), fact: coveredUntil && format.day(coveredUntil) },
          { name: t('documents.column.file'), fact: !file && t('documents.declared', { day: format.day(addedOn) }) },
        ]}
      />
      <Group gap="xs">
        {acts.menuOf(document).map(({ key, label, run }) => {
          const Icon = icons[key];
          return (
            <Button
              key={key}
              variant={key === 'accept' ? 'filled' : 'default'}
              leftSection={Icon && <Icon size={16} stroke={1.75} />}
              onClick={run}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      <DocumentMore document={document} />
      {acts.dialog}
    </>
  );
}
