import type { Resume } from '@jalon/domain/profiles/profile';
import { Modal, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { resumeHref } from './profile.api.ts';
import classes from './profile.module.css';

// What reads a PDF is heavier than the rest of the screen.
const PdfPage = lazy(() => import('../documents/pdf-page.tsx'));

type Props = { ownerId: string; resume: Resume | undefined; onClose: () => void };

/** Every page of a resume, drawn here: nothing in the file is run. */
export function ResumePreview({ ownerId, resume, onClose }: Props) {
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
            <PdfPage address={resumeHref(ownerId, last)} label={t('talents.preview', { name: last.name })} isWhole />
          </Suspense>
        )}
      </div>
    </Modal>
  );
}
