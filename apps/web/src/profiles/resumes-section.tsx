import { filePurposes } from '@jalon/domain/core/file-rules';
import type { Profile, Resume } from '@jalon/domain/profiles/profile';
import { profileLimits } from '@jalon/domain/profiles/profile-parts';
import { UnstyledButton } from '@mantine/core';
import { IconDownload, IconStar, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useSize } from '../core/use-size.ts';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { FileField } from '../ui/file-field.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { resumeHref } from './profile.api.ts';
import ResumePreview from './resume-preview.tsx';
import classes from './resumes-section.module.css';
import { Section } from './section.tsx';
import shared from './shared.module.css';
import { useResumes } from './use-resumes.ts';

/** Up to five PDF, the main one first, each looked at without leaving the page. */
export function ResumesSection({ profile, points }: { profile: Profile; points: number | undefined }) {
  const { t } = useTexts();
  const { add, makeMain, remove, progress, error } = useResumes(profile);
  const [shown, setShown] = useState<Resume>();
  const { resumes } = profile;
  const max = profileLimits.resumes;
  const actsOf = (resume: Resume): Action[] => [
    ...(resume.id === resumes[0]?.id
      ? []
      : [{ key: 'main', label: t('profile.resume.makeMain'), icon: IconStar, run: () => void makeMain(resume) }]),
    {
      key: 'download',
      label: t('profile.resume.download'),
      icon: IconDownload,
      run: () => window.location.assign(resumeHref(profile.id, resume)),
    },
    { key: 'remove', label: t('profile.remove'), icon: IconTrash, isDanger: true, startsGroup: true, run: () => void remove(resume) },
  ];
  const words = {
    label: t('profile.resume.choose'),
    ask: progress === undefined ? t('profile.resume.drop') : `${t('profile.resume.sending')} ${Math.round(progress * 100)} %`,
    browse: progress === undefined ? t('profile.resume.browse') : '',
    hint: t('profile.resume.hint'),
    drop: t('profile.resume.drop'),
  };
  return (
    <Section
      part="resumes"
      title={t('profile.section.resumes')}
      points={points}
      aside={<span className={classes.of}>{t('profile.resume.of', { count: resumes.length, max })}</span>}
    >
      <ResumeList resumes={resumes} onShow={setShown}>
        {(resume) => <ActionMenu label={t('profile.resume.acts', { name: resume.name })} actions={actsOf(resume)} />}
      </ResumeList>
      {resumes.length < max ? (
        <FileField words={words} accept={filePurposes.resume.types} onFiles={([file]) => file && void add(file)} error={error} />
      ) : (
        <p className={classes.full}>{t('profile.resume.full')}</p>
      )}
      <ResumePreview resume={shown} address={(resume) => resumeHref(profile.id, resume)} onClose={() => setShown(undefined)} />
    </Section>
  );
}

type ListProps = { resumes: readonly Resume[]; onShow: (resume: Resume) => void; children?: (resume: Resume) => ReactNode };

export function ResumeList({ resumes, onShow, children }: ListProps) {
  const { t } = useTexts();
  const format = useFormat();
  const size = useSize();
  return (
    <ul className={classes.files}>
      {resumes.map((resume, place) => (
        <li key={resume.id}>
          <span className={classes.file} aria-hidden>
            PDF
          </span>
          <span className={shared.grow}>
            <UnstyledButton
              className={classes.fileName}
              aria-label={t('talents.preview', { name: resume.name })}
              onClick={() => onShow(resume)}
            >
              {resume.name}
            </UnstyledButton>
            <span className={classes.fileNote}>
              {format.day(resume.addedOn)} · {size(resume.size)}
            </span>
          </span>
          {place === 0 && (
            <StateBadge isChip tone="neutral">
              {t('talents.mainResume')}
            </StateBadge>
          )}
          {children?.(resume)}
        </li>
      ))}
    </ul>
  );
}
