import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTexts } from '../core/i18n.ts';
import { KeepPerson } from '../people-lists/keep-person.tsx';
import { StaffResumes } from '../profiles/staff-resumes.tsx';
import { PdfMenu } from '../talents/pdf-menu.tsx';
import { TalentProfile } from '../talents/talent-profile.tsx';
import { Failure } from '../ui/failure.tsx';
import { later } from '../ui/later.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { profileQuery } from './accounts.api.ts';
import classes from './accounts.module.css';

const PersonProposals = later(() => import('../proposals/person-proposals.tsx'));

/** What a freelance tells of themselves: whoever validates the account has it before their eyes. */
export function FreelanceProfile({ id }: { id: string }) {
  const { t } = useTexts();
  const heading = useId();
  return (
    <section className={classes.profile} aria-labelledby={heading}>
      <h2 id={heading}>{t('accounts.profile.title')}</h2>
      <Told id={id} />
    </section>
  );
}

function Told({ id }: { id: string }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(profileQuery(id));
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={240} aria-busy="true" />;
  const { profile } = data;
  if (!profile) return <p className={classes.muted}>{t('accounts.profile.none')}</p>;
  return (
    <>
      {profile.isPrivate && (
        <p>
          <StateBadge tone="neutral">{t('talents.visibility.hidden')}</StateBadge>
        </p>
      )}
      <PersonProposals person={profile}>
        <PdfMenu of="profiles" id={id} />
        <KeepPerson person={profile} />
      </PersonProposals>
      <TalentProfile talent={profile} gap={<span className={classes.muted}>{t('talents.unsaid')}</span>} />
      <StaffResumes id={id} />
    </>
  );
}
