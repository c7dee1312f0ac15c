import type { KeptFile } from '@jalon/domain/core/file-rules';
import { proofRules } from '@jalon/domain/core/file-rules';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconReceiptOff, IconRotateClockwise, IconUpload, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { receiptHref } from './expenses.api.ts';
import classes from './receipt-viewer.module.css';
import shared from './shared.module.css';

// What reads a PDF is heavier than the rest of the screen.
const PdfPage = lazy(() => import('../ui/pdf-page.tsx'));
const zooms = [1, 1.5, 2, 3];

type Props = {
  reportId: string;
  file: KeptFile | null;
  isKept: boolean;
  sending?: number | undefined;
  onFile?: ((file: File) => void) | undefined;
};

/** The receipt of a line beside its fields. It is read from the report, which has it once it is saved. */
export function ReceiptViewer({ reportId, file, isKept, sending, onFile }: Props) {
  const { t } = useTexts();
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const isPdf = file?.type === 'application/pdf';
  const step = (by: number) => setZoom((at) => Math.min(zooms.length - 1, Math.max(0, at + by)));
  const label = t('common.previewOf', { name: file?.name ?? '' });
  return (
    <figure className={classes.viewer} data-alone={!onFile || undefined} aria-label={t('expenses.viewer.label')}>
      <figcaption className={classes.bar}>
        <span className={classes.cut}>{file?.name ?? t('expenses.viewer.none')}</span>
        {file && (
          <span className={classes.acts}>
            <ActionIcon variant="subtle" color="gray" aria-label={t('expenses.viewer.out')} disabled={zoom === 0} onClick={() => step(-1)}>
              <IconZoomOut size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('expenses.viewer.in')}
              disabled={zoom === zooms.length - 1}
              onClick={() => step(1)}
            >
              <IconZoomIn size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" aria-label={t('expenses.viewer.turn')} onClick={() => setTurns((at) => at + 1)}>
              <IconRotateClockwise size={16} stroke={1.75} />
            </ActionIcon>
          </span>
        )}
      </figcaption>
      <div className={classes.stage} data-zoomed={zoom > 0 || undefined}>
        {sending !== undefined && <p className={shared.small}>{t('expenses.sending', { percent: Math.round(sending * 100) })}</p>}
        {file && !isKept && <p className={shared.small}>{t('expenses.viewer.wait')}</p>}
        {file && isKept && (
          <div className={classes.sheet} style={{ width: `${(zooms[zoom] ?? 1) * 100}%`, rotate: `${turns * 90}deg` }}>
            {isPdf ? (
              <Suspense fallback={<Skeleton height={260} />}>
                <PdfPage address={receiptHref(reportId, file.id, 'download')} label={label} />
              </Suspense>
            ) : (
              <img src={receiptHref(reportId, file.id)} alt={label} />
            )}
          </div>
        )}
        {!file && sending === undefined && <IconReceiptOff size={32} stroke={1.25} aria-hidden />}
      </div>
      {onFile && (
        <div className={classes.foot}>
          <Button variant="subtle" size="compact-sm" leftSection={<IconUpload size={14} />} onClick={() => field.current?.click()}>
            {file ? t('expenses.viewer.replace') : t('expenses.viewer.give')}
          </Button>
          <input
            ref={field}
            type="file"
            hidden
            accept={proofRules.types.join(',')}
            aria-label={t('expenses.viewer.give')}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) onFile(chosen);
              currentTarget.value = '';
            }}
          />
        </div>
      )}
    </figure>
  );
}
