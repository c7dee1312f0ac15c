import { todayIn } from '@jalon/domain/core/dates';
import type { DocumentType, LegalDocument } from '@jalon/domain/documents/document';
import { Skeleton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { useUser } from '../core/session.ts';
import type { Action } from '../ui/action-menu.tsx';
import { Columns } from '../ui/columns.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { Failure } from '../ui/failure.tsx';
import { later } from '../ui/later.tsx';
import { Panel } from '../ui/panel.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { DocumentLine } from './document-line.tsx';
import { isWaiting, linesOf } from './document-lines.ts';
import { askingQuery, documentClient, documentsOf } from './documents.api.ts';
import classes from './documents.module.css';
import type { Gift } from './give-dialog.tsx';
import { SixBar } from './six-bar.tsx';

const GiveDialog = later(() => import('./give-dialog.tsx'));

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The legal documents of the freelance who looks: six lines, always. */
export function DocumentsPanel() {
  const { t } = useTexts();
  const operator = useOperator().name;
  const format = useFormat();
  const { data, error, refetch, isFetching } = useQuery(documentsOf(useUser().id));
  const confirm = useConfirm();
  const nameOf = ({ type }: LegalDocument) => t(`words.document.value.type.${type}`);
  const acts = useRecordActs(documentClient, {
    ...{ texts: 'documents', nameOf, isTyped: false },
    removal: (row) => (row.file ? { text: t('documents.deleteText'), typed: nameOf(row) } : { text: t('documents.undeclareText') }),
  });
  const asking = useQuery(askingQuery).data ?? [];
  const [gift, setGift] = useState<Gift>();
  // The one that whoever comes from a notification or from the home was led to: a type where there is no document yet.
  const wanted = useSearchParams()[0].get('document');
  const [isGiving, setGiving] = useState(false);
  const [order, setOrder] = useState<DocumentType[]>();
  if (error && !data)
    return (
      <Panel>
        <Failure error={error} onRetry={refetch} />
      </Panel>
    );
  if (!data) return <Skeleton height={480} aria-busy="true" />;
  const found = linesOf(data.rows, todayIn(ownZone, new Date()));
  // What one has just dealt with stays in its place; what was read a while ago is not yet an order.
  if (!order && !isFetching) setOrder(found.map(({ type }) => type));
  const lines = order ? found.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type)) : found;
  const give = (next: Gift) => {
    setGift(next);
    setGiving(true);
  };
  const withdraw = async (row: LegalDocument) => {
    const title = t('documents.withdrawTitle', { number: row.number, name: nameOf(row) });
    const text = t('documents.withdrawText', { before: row.number - 1 });
    if (await confirm({ title, text, confirm: t('documents.withdrawIt'), isDanger: true })) await acts.run(row, 'withdraw');
  };
  /** What was given by mistake: its version, as long as it is not decided on; all of it, as long as nothing of it ever was. */
  const mendsOf = (row: LegalDocument): Action[] =>
    acts.menuOf(row).flatMap((action) => {
      if (action.key === 'withdraw') return { ...action, icon: IconArrowBackUp, run: () => void withdraw(row) };
      return action.key === 'delete' && !row.isKept ? action : [];
    });
  return (
    <>
      <SixBar lines={lines} />
      <Columns
        side={
          <>
            {asking.length > 0 && (
              <Panel title={t('documents.asking.title')}>
                {asking.map(({ id, title, endsOn, isWatched, isHeld }) => (
                  <p key={id} className={classes.text}>
                    {t(`documents.asking.${isHeld ? 'held' : isWatched ? 'watched' : 'below'}`, { name: title, day: format.day(endsOn) })}
                  </p>
                ))}
              </Panel>
            )}
            <Panel title={t('documents.whyTitle')}>
              <p className={classes.text}>{t('documents.whyText')}</p>
              <p className={classes.text}>{t('documents.whyThen')}</p>
              <p className={classes.foot}>{t('documents.law')}</p>
            </Panel>
            <Panel title={t('documents.whoTitle')}>
              <p className={classes.text}>{t('documents.whoUs', { operator })}</p>
              <p className={classes.text}>{t('documents.whoClients')}</p>
            </Panel>
          </>
        }
      >
        <Panel isFlush>
          {lines.map((line, at) => (
            <DocumentLine
              key={line.type}
              line={line}
              asking={asking}
              isShown={wanted ? [line.document?.id, line.type].includes(wanted) : at === 0 && isWaiting(line)}
              isWanted={wanted !== null}
              actions={line.document ? mendsOf(line.document) : []}
              onGive={(file) => give({ type: line.type, document: line.document, file })}
            />
          ))}
        </Panel>
        <p className={classes.foot}>{t('documents.accepted')}</p>
      </Columns>
      {gift && (
        <GiveDialog
          key={`${gift.type} ${gift.document?.version}`}
          gift={gift}
          isOpen={isGiving}
          onFile={(file) => setGift({ ...gift, file })}
          onClose={() => setGiving(false)}
          onClosed={() => setGift(undefined)}
        />
      )}
      <ChooseDialog lines={lines} isOn={!gift} onChoose={({ type, document }, file) => give({ type, document, file })} />
      {acts.dialog}
    </>
  );
}
