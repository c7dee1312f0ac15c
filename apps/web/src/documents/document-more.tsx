import type { DocumentVersion, LegalDocument } from '@jalon/domain/documents/document';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { later } from '../ui/later.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import classes from './document-more.module.css';
import { DocumentPreview } from './document-preview.tsx';
import { Versions } from './versions.tsx';

const DocumentZoom = later(() => import('./document-zoom.tsx'));

/** A document that is open: what was given, what is to be checked of it, why it was refused, its versions; beside them what can be done now. */
export function DocumentMore({ document, check, children }: { document: LegalDocument; check?: ReactNode; children?: ReactNode }) {
  const [version, setVersion] = useState<DocumentVersion>(document);
  const [isZoomed, setZoomed] = useState(false);
  const isZoomWanted = useOnceWanted(isZoomed);
  // A new version takes the place of whatever was looked at.
  const [latest, setLatest] = useState(document.number);
  if (latest !== document.number) {
    setLatest(document.number);
    setVersion(document);
  }
  const shown = version.number === document.number ? document : version;
  return (
    <div className={classes.more}>
      <div>
        {shown.file && <DocumentPreview documentId={document.id} file={shown.file} onZoom={() => setZoomed(true)} />}
        {shown.file && isZoomWanted && (
          <DocumentZoom documentId={document.id} file={shown.file} isOpen={isZoomed} onClose={() => setZoomed(false)} />
        )}
        {check}
        <Versions document={document} shown={shown.number} onShow={setVersion} />
      </div>
      <div className={classes.beside}>
        {document.state === 'refused' && <Refusal document={document} />}
        {children}
      </div>
    </div>
  );
}

function Refusal({ document: { reason, decidedBy, decidedAt } }: { document: LegalDocument }) {
  const { t } = useTexts();
  const format = useFormat();
  const operator = useOperator().name;
  return (
    <div className={classes.refusal}>
      <p className={classes.refusalHead}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden />
        {t('documents.refusedBy', { name: decidedBy ?? operator, day: decidedAt ? format.day(decidedAt) : '' })}
      </p>
      <p className={classes.reason}>{reason}</p>
    </div>
  );
}
