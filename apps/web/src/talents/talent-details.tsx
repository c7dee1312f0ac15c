import type { Talent } from '@jalon/domain/talents/talent-schema';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Facts } from '../ui/facts.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { availabilityTones, usePay } from './talent-look.ts';
import { talentQuery } from './talents.api.ts';
import classes from './talents.module.css';

/** One freelance as companies see them; of a hidden one, only that. */
export function TalentDetails({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(talentQuery(id));
  const back = <Button onClick={onBack}>{t('talents.backToList')}</Button>;
  if (data?.isPrivate)
    return <EmptyState title={t('talents.hidden')} description={t('talents.hiddenText')} illustration={<LostPath />} action={back} />;
  if (error instanceof CallError && error.status === 404)
    return <EmptyState title={t('talents.missing')} description={t('talents.missingText')} illustration={<LostPath />} action={back} />;
  if (error && !data)
    return <EmptyState title={errorText(t, error)} action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>} />;
  if (!data) return <Skeleton height={240} aria-busy="true" />;
  return <Profile talent={data} />;
}

function Profile({ talent }: { talent: Talent }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const pay = usePay();
  const { title, professions, skills, experience, contractType, legalStatus, availability, availableFrom, since } = talent;
  const facts = [
    { name: t('talents.field.experience'), fact: experience?.[language] },
    { name: t('talents.field.contractType'), fact: contractType && t(`talents.contractType.${contractType}`) },
    { name: t('talents.field.legalStatus'), fact: legalStatus && t(`talents.legalStatus.${legalStatus}`) },
    { name: t(contractType === 'Freelance' ? 'talents.field.dailyRate' : 'talents.field.annualSalary'), fact: pay(talent) },
    { name: t('talents.field.availableFrom'), fact: availableFrom && format.day(availableFrom) },
    { name: t('talents.field.since'), fact: <RelativeTime iso={since} /> },
  ];
  return (
    <>
      <p className={classes.headline}>
        {title ?? t('talents.unsaid')}
        {availability && <StateBadge tone={availabilityTones[availability]}>{t(`talents.availability.${availability}`)}</StateBadge>}
      </p>
      <Facts facts={facts} />
      {professions.length > 0 && (
        <section className={classes.part}>
          <h3>{t('talents.field.professions')}</h3>
          <ol className={classes.ranked}>
            {professions.map((profession) => (
              <li key={profession.code}>{profession[language]}</li>
            ))}
          </ol>
        </section>
      )}
      {skills.length > 0 && (
        <section className={classes.part}>
          <h3>{t('talents.field.skills')}</h3>
          <ul className={classes.skills}>
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
