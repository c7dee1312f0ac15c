import type { Talent } from '@jalon/domain/talents/talent-schema';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Facts } from '../ui/facts.tsx';
import type { Figure } from '../ui/record-header.tsx';
import { usePay } from './talent-look.ts';
import classes from './talents.module.css';

/** What one looks for first in a freelance; nothing of somebody who has told nothing yet. */
export function useTalentFigures(talent: Talent | null | undefined): Figure[] {
  const { t, language } = useTexts();
  const format = useFormat();
  const pay = usePay();
  if (!talent) return [];
  const { experience, contractType, availableFrom } = talent;
  return [
    { name: t('talents.field.availableFrom'), value: availableFrom && format.day(availableFrom) },
    { name: t(contractType === 'Freelance' ? 'talents.field.dailyRate' : 'talents.field.annualSalary'), value: pay(talent) },
    { name: t('talents.field.experience'), value: experience?.[language] },
    { name: t('talents.field.contractType'), value: contractType && t(`talents.contractType.${contractType}`) },
  ];
}

/**
 * What a freelance has told beside the figures of the header. `gap` stands where nothing was, for who has to judge that too; without it,
 * such a line is left out.
 */
export function TalentProfile({ talent, gap }: { talent: Talent; gap?: ReactNode }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const { professions, skills, contractType, legalStatus, since } = talent;
  const untold = useTalentFigures(talent).filter(({ value }) => !value);
  const facts = [
    ...(talent.title ? [] : [{ name: t('talents.field.title'), fact: null }]),
    ...untold.map(({ name }) => ({ name, fact: null })),
    // An employee has none.
    ...(contractType === 'Freelance' || contractType === null
      ? [{ name: t('talents.field.legalStatus'), fact: legalStatus && t(`talents.legalStatus.${legalStatus}`) }]
      : []),
    { name: t('talents.field.since'), fact: format.day(since) },
  ];
  return (
    <>
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
      <Facts facts={facts.map(({ name, fact }) => ({ name, fact: fact || gap }))} />
    </>
  );
}
