import type { Application } from '@jalon/domain/applications/application';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useSize } from '../core/use-size.ts';
import { later } from '../ui/later.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './application-page.module.css';
import { resumeHref } from './applications.api.ts';

const ResumePreview = later(() => import('../profiles/resume-preview.tsx'));

/** The resume that the candidate has chosen for this need. */
export function ResumeSent({ application: { id, resume } }: { application: Application }) {
  const { t } = useTexts();
  const size = useSize();
  const [isOpen, setOpen] = useState<boolean>();
  if (!resume) return null;
  const address = (file: { id: string }) => resumeHref(id, file.id);
  return (
    <Panel
      title={t('applications.resume')}
      aside={
        <Button variant="default" size="compact-sm" aria-label={t('talents.preview', { name: resume.name })} onClick={() => setOpen(true)}>
          {t('applications.openResume')}
        </Button>
      }
    >
      <Anchor href={address(resume)} download underline="always" className={classes.file ?? ''}>
        {resume.name}
      </Anchor>{' '}
      <span className={classes.muted}>{size(resume.size)}</span>
      {isOpen !== undefined && <ResumePreview resume={isOpen ? resume : undefined} address={address} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
