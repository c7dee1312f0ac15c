import type { Resume } from '@jalon/domain/profiles/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import parts from '../talents/talents.module.css';
import { profileClient, resumeHref } from './profile.api.ts';
import ResumePreview from './resume-preview.tsx';
import { ResumeList } from './resumes-section.tsx';

/** The resumes of a freelance, for the staff: companies are given one with an application. */
export function StaffResumes({ id }: { id: string }) {
  const { t } = useTexts();
  const [shown, setShown] = useState<Resume>();
  const { data } = useQuery(profileClient.one(id));
  if (!data || data.resumes.length === 0) return null;
  return (
    <section className={parts.part}>
      <h3>{t('talents.field.resumes')}</h3>
      <ResumeList resumes={data.resumes} onShow={setShown} />
      <ResumePreview resume={shown} address={(resume) => resumeHref(id, resume)} onClose={() => setShown(undefined)} />
    </section>
  );
}
