import { projectRoutes } from '@jalon/domain/core/notices';
import { href } from '@jalon/domain/core/routes';
import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { CheckForm } from '../documents/check-form.tsx';
import { DocumentPreview } from '../documents/document-preview.tsx';
import { documentClient } from '../documents/documents.api.ts';
import { PersonFace } from '../ui/face.tsx';
import { Facts } from '../ui/facts.tsx';
import { Failure } from '../ui/failure.tsx';
import { later } from '../ui/later.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { isAskedLately, nameOf, type Place, usePaperWords } from './desk-look.ts';
import classes from './paper-panel.module.css';
import { Trail } from './trail.tsx';
import { dossierQuery } from './vigilance.api.ts';

const DocumentZoom = later(() => import('../documents/document-zoom.tsx'));

type Props = {
  place: Place;
  hasNext: boolean;
  onDone: () => void;
  onAsk: (rows: WatchedOperation[]) => void;
  onAuthorise: (row: WatchedOperation) => void;
};

/** A document of an operation: what was given, its check, and what was done for this operation so far. */
export default function PaperPanel({ place: { id, type }, hasNext, onDone, onAsk, onAuthorise }: Props) {
  const { t } = useTexts();
  const words = usePaperWords();
  const dossier = useQuery(dossierQuery(id));
  const row = dossier.data?.operation;
  const paper = row?.papers.find((one) => one.type === type);
  const hrefs = projectRoutes(useUser());
  if (dossier.error && !dossier.data) return <Failure error={dossier.error} onRetry={dossier.refetch} />;
  if (!dossier.data || !row) return <Skeleton height={480} aria-busy="true" />;
  return (
    <div className={classes.panel}>
      <div className={classes.who}>
        <PersonFace person={row.person} size={44} />
        <div>
          <p className={classes.name}>{nameOf(row)}</p>
          <p className={classes.muted}>{row.title}</p>
          <p className={classes.muted}>{[words.about(row), row.person.legalStatus].filter(Boolean).join(' · ')}</p>
        </div>
        <Anchor component={Link} to={`${href(hrefs.list)}?delivery=${row.id}`} size="sm">
          {t('vigilance.act.write')}
        </Anchor>
      </div>
      <h2 className={classes.title}>{t(`words.document.value.type.${type}`)}</h2>
      {paper?.documentId ? (
        <Given key={paper.documentId} documentId={paper.documentId} hasNext={hasNext} onDone={onDone} />
      ) : (
        <p className={classes.muted}>
          {t('vigilance.panel.none')} {t('vigilance.panel.noneText')}
        </p>
      )}
      {row.exception && (
        <p className={classes.exception}>
          <b>{words.excepted(row)}</b> {row.exception.reason}
        </p>
      )}
      {row.group !== 'inOrder' && (
        <div className={classes.acts}>
          <Button variant="default" disabled={isAskedLately(row)} onClick={() => onAsk([row])}>
            {t('vigilance.act.ask')}
          </Button>
          {row.group === 'blocked' && (
            <Button variant="subtle" onClick={() => onAuthorise(row)}>
              {t('vigilance.act.authorise')}
            </Button>
          )}
        </div>
      )}
      <Trail id={row.id} contract={row.contract} dossier={dossier.data} />
    </div>
  );
}

function Given({ documentId, hasNext, onDone }: { documentId: string; hasNext: boolean; onDone: () => void }) {
  const { t } = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useQuery(documentClient.one(documentId));
  const [isZoomed, setZoomed] = useState(false);
  const isZoomWanted = useOnceWanted(isZoomed);
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={320} aria-busy="true" />;
  const { file, addedOn, number, expiresOn, state, reason, check, decidedBy } = data;
  const given = file
    ? t('vigilance.panel.given', { day: format.day(addedOn), number })
    : t('vigilance.panel.declared', { day: format.day(addedOn) });
  return (
    <>
      <p className={classes.muted}>{given}</p>
      {file && (
        <div className={classes.paper}>
          <DocumentPreview documentId={documentId} file={file} onZoom={() => setZoomed(true)} />
        </div>
      )}
      {file && isZoomWanted && <DocumentZoom documentId={documentId} file={file} isOpen={isZoomed} onClose={() => setZoomed(false)} />}
      <Facts
        facts={[
          { name: t('vigilance.panel.status'), fact: [t(`words.document.state.${state}`), reason].filter(Boolean).join(' : ') },
          {
            name: t('vigilance.panel.validUntil'),
            fact: expiresOn ? t('vigilance.panel.until', { day: format.day(expiresOn) }) : t('vigilance.panel.endless'),
          },
          { name: t('documents.column.owner'), fact: data.owner },
          {
            name: t('documents.checking.authenticity'),
            fact:
              check &&
              t('vigilance.panel.checkedBy', {
                ...{ result: t(`words.document.value.result.${check.result}`), day: format.day(check.at) },
                name: check.by ?? decidedBy ?? t('vigilance.trail.someone'),
              }),
          },
          { name: t('documents.checking.code'), fact: check?.securityCode },
          { name: t('documents.checking.proof'), fact: check?.proof?.name },
        ]}
      />
      {data.actions.includes('accept') && <CheckForm document={data} hasNext={hasNext} onDone={onDone} />}
    </>
  );
}
