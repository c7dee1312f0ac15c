import { type LegalDocument, needsCheck } from '@jalon/domain/documents/document';
import { IconCheck, IconRefresh, IconX, type TablerIcon } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RecordHeader } from '../ui/record-header.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { CheckForm } from './check-form.tsx';
import classes from './document-more.module.css';
import { DocumentMore } from './document-more.tsx';
import { documentClient } from './documents.api.ts';
import { OwnerFace } from './owner-face.tsx';
import { statusLooks } from './status-look.ts';
import { useCheckKeys } from './use-check-keys.ts';

const icons: Record<string, TablerIcon> = { accept: IconCheck, refuse: IconX, reopen: IconRefresh };
const primary = ['accept'] as const;
const beside = ['refuse', 'reopen'] as const;

type Props = { id: string; onBack: () => void /** To the next of the list that is worked through. */; onNext?: (() => void) | undefined };

/** One document as the staff check it: what was given, then the decision. */
export function DocumentDetails({ id, onBack, onNext }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(documentClient.one(id));
  const history = useInfiniteQuery(documentClient.history(id));
  if (!data) {
    const words = { missing: t('errors.record.missing'), back: t('common.back') };
    return <RecordState error={error} words={words} onBack={onBack} onRetry={() => void refetch()} />;
  }
  return (
    <div className={classes.details}>
      <Known document={data} onNext={onNext} />
      <section>
        <h3 className={classes.sub}>{t('history.title')}</h3>
        <RecordHistory found={history as never} />
      </section>
    </div>
  );
}

function Known({ document, onNext }: { document: LegalDocument; onNext: (() => void) | undefined }) {
  const { t } = useTexts();
  const format = useFormat();
  const acts = useRecordActs(documentClient, { texts: 'documents', nameOf: ({ type }) => t(`words.document.value.type.${type}`) });
  const { type, state, owner, addedOn, expiresOn, coveredUntil, file } = document;
  // What is checked first is decided on with its check.
  const isChecking = document.actions.includes('check') && needsCheck(document);
  const inForm = isChecking ? ['check', 'accept', 'refuse'] : ['check'];
  const actions = acts
    .menuOf(document)
    .filter(({ key }) => !inForm.includes(key))
    .map((action) => {
      const icon = icons[action.key];
      return icon ? { ...action, icon } : action;
    });
  const runOf = (key: string) => (isChecking ? undefined : actions.find((action) => action.key === key)?.run);
  useCheckKeys({ accept: runOf('accept'), refuse: runOf('refuse') });
  return (
    <>
      <RecordHeader
        face={<OwnerFace document={document} size={56} />}
        name={t(`words.document.value.type.${type}`)}
        title={owner}
        chips={
          <StateBadge isChip tone={statusLooks[state].tone}>
            {t(`words.document.state.${state}`)}
          </StateBadge>
        }
        figures={[
          { name: t('documents.column.addedOn'), value: format.day(addedOn) },
          { name: t('documents.column.expiresOn'), value: expiresOn ? format.day(expiresOn) : t('documents.noEnd') },
          { name: t('documents.coveredUntil'), value: coveredUntil && format.day(coveredUntil) },
          { name: t('documents.column.file'), value: !file && t('documents.declared', { day: format.day(addedOn) }) },
        ]}
        {...{ actions, primary, beside }}
      />
      <DocumentMore
        document={document}
        check={isChecking && <CheckForm document={document} hasNext={onNext !== undefined} onDone={onNext} />}
      />
      {acts.dialog}
    </>
  );
}
