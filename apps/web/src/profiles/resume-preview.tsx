import type { KeptFile } from '@jalon/domain/core/file-rules';
import { Modal, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './resume-preview.module.css';

// What reads a PDF is heavier than the rest of the screen.
const PdfPage = lazy(() => import('../ui/pdf-page.tsx'));

type Shown = Pick<KeptFile, 'id' | 'name'>;
type Props = { resume: Shown | undefined; address: (resume: Shown) => string; onClose: () => void };

/** Every page of a resume, drawn here: nothing in the file is run. */
export default function ResumePreview({ resume, address, onClose }: Props) {
  const { t } = useTexts();
  // What was open stays drawn while the window closes.
  const [last, setLast] = useState(resume);
  if (resume && resume !== last) setLast(resume);
  return (
    <Modal
      opened={resume !== undefined}
      onClose={onClose}
      size="xl"
      title={last?.name}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.stage}>
        {last && (
          <Suspense fallback={<Skeleton height={480} />}>
            <PdfPage address={address(last)} label={t('talents.preview', { name: last.name })} isWhole />
          </Suspense>
        )}
      </div>
    </Modal>
  );
}
