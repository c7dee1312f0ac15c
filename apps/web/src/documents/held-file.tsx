import type { LegalDocument } from '@jalon/domain/documents/document';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import line from './document-line.module.css';
import classes from './documents.module.css';

/** The file that is there, or the declaration in its place, and until when it holds. */
export function HeldFile({ document: { file, expiresOn, addedOn } }: { document: LegalDocument }) {
  const { t } = useTexts();
  const format = useFormat();
  return (
    <div className={line.held}>
      <span className={line.kind} data-kind={file?.type === 'application/pdf' ? 'pdf' : file ? 'picture' : 'declaration'} aria-hidden>
        {file ? (file.type.split('/')[1] ?? '').toUpperCase() : '✓'}
      </span>
      <span className={line.heldWords}>
        <span className={classes.cut}>{file?.name ?? t('documents.declared', { day: format.day(addedOn) })}</span>
        {expiresOn && <small>{t('documents.until', { day: format.day(expiresOn) })}</small>}
      </span>
    </div>
  );
}
