import type { KeptFile } from '@jalon/domain/core/file-rules';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconDownload, IconZoomIn } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useSize } from '../core/use-size.ts';
import more from './document-more.module.css';
import { fileHref } from './documents.api.ts';
import classes from './documents.module.css';

// What reads a PDF is heavier than the rest of the screen.
const PdfPage = lazy(() => import('../ui/pdf-page.tsx'));

type Props = { documentId: string; file: KeptFile; onZoom?: () => void };

/** The file in the page: drawn here, never opened as a page of its own. */
export function DocumentPreview({ documentId, file, onZoom }: Props) {
  const { t } = useTexts();
  const size = useSize();
  const { name, type } = file;
  return (
    <figure className={more.preview}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is higher than its place is moved by keys too */}
      <section className={more.stage} aria-label={t('common.previewOf', { name })} tabIndex={0}>
        {type === 'application/pdf' ? (
          <Suspense fallback={<Skeleton height={280} />}>
            <PdfPage address={fileHref(documentId, file)} label={t('common.previewOf', { name })} />
          </Suspense>
        ) : (
          <img src={fileHref(documentId, file, 'preview')} alt={t('common.previewOf', { name })} className={more.paper} />
        )}
      </section>
      <figcaption className={more.caption}>
        <span className={classes.cut}>
          {name} · {size(file.size)}
        </span>
        {onZoom && (
          <ActionIcon variant="subtle" color="gray" aria-label={t('documents.zoom')} onClick={onZoom}>
            <IconZoomIn size={18} stroke={1.75} />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          component="a"
          href={fileHref(documentId, file)}
          download={name}
          aria-label={t('documents.download', { name })}
        >
          <IconDownload size={18} stroke={1.75} />
        </ActionIcon>
      </figcaption>
    </figure>
  );
}
