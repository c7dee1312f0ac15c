import type { KeptFile } from '@jalon/domain/core/file-rules';
import { Modal, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './document-more.module.css';
import { fileHref } from './documents.api.ts';

const PdfPage = lazy(() => import('../ui/pdf-page.tsx'));

type Props = { documentId: string; file: KeptFile; isOpen: boolean; onClose: () => void };

/** Every page, as wide as the window lets it be. */
export default function DocumentZoom({ documentId, file, isOpen, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Modal opened={isOpen} onClose={onClose} size="xl" title={file.name} closeButtonProps={{ 'aria-label': t('common.close') }}>
      <div className={classes.stage}>
        {file.type === 'application/pdf' ? (
          <Suspense fallback={<Skeleton height={480} />}>
            <PdfPage address={fileHref(documentId, file)} label={t('common.previewOf', { name: file.name })} isWhole />
          </Suspense>
        ) : (
          <img src={fileHref(documentId, file, 'preview')} alt={t('common.previewOf', { name: file.name })} className={classes.paper} />
        )}
      </div>
    </Modal>
  );
}
