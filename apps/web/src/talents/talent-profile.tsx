import type { Talent } from '@jalon/domain/talents/talent-schema';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Facts } from '../ui/facts.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { availabilityTones, usePay } from './talent-look.ts';
import classes from './talents.module.css';

/** What a freelance has told. `gap` stands where nothing was, for who has to judge that too; without it, such a line is left out. */
export function TalentProfile({ talent, gap }: { talent: Talent; gap?: ReactNode }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const pay = usePay();
  const { title, professions, skills, experience, contractType, legalStatus, availability, availableFrom, since } = talent;
  const facts = [
    { name: t('talents.field.experience'), fact: experience?.[language] },
    { name: t('talents.field.contractType'), fact: contractType && t(`talents.contractType.${contractType}`) },
    // An employee has none.
    ...(contractType === 'Freelance' || contractType === null
      ? [{ name: t('talents.field.legalStatus'), fact: legalStatus && t(`talents.legalStatus.${legalStatus}`) }]
      : []),
    { name: t(contractType === 'Freelance' ? 'talents.field.dailyRate' : 'talents.field.annualSalary'), fact: pay(talent) },
    { name: t('talents.field.availableFrom'), fact: availableFrom && format.day(availableFrom) },
    { name: t('talents.field.since'), fact: format.day(since) },
  ];
  return (
    <>
      <p className={classes.headline}>
        {title ?? t('talents.unsaid')}
        {availability && <StateBadge tone={availabilityTones[availability]}>{t(`talents.availability.${availability}`)}</StateBadge>}
      </p>
      <Facts facts={facts.map(({ name, fact }) => ({ name, fact: fact || gap }))} />
      {(professions.length > 0 || gap) && (
        <section className={classes.part}>
          <h3>{t('talents.field.professions')}</h3>
          {professions.length === 0 && gap}
          {professions.length > 0 && (
            <ol className={classes.ranked}>
              {professions.map((profession) => (
                <li key={profession.code}>{profession[language]}</li>
              ))}
            </ol>
          )}
        </section>
      )}
      {(skills.length > 0 || gap) && (
        <section className={classes.part}>
          <h3>{t('talents.field.skills')}</h3>
          {skills.length === 0 && gap}
          {skills.length > 0 && (
            <ul className={classes.skills}>
              {skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
