import type { Talent, WholeTalent } from '@jalon/domain/talents/talent-schema';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Facts } from '../ui/facts.tsx';
import type { Figure } from '../ui/record-header.tsx';
import { Career, LanguageLine, SkillChips, TrainingLine } from './career.tsx';
import { busyNow, linkName, usePay } from './talent-look.ts';
import classes from './talents.module.css';

/** What one looks for first in a freelance; nothing of somebody who has told nothing yet. */
export function useTalentFigures(talent: Talent | null | undefined): Figure[] {
  const { t, language } = useTexts();
  const format = useFormat();
  const pay = usePay();
  if (!talent) return [];
  const { experience, contractType, availableFrom } = talent;
  const busy = busyNow(talent);
  return [
    ...(busy ? [{ name: t('talents.field.availability'), value: t(`words.profile.value.availabilityState.${busy}`) }] : []),
    ...(busy && !availableFrom ? [] : [{ name: t('talents.field.availableFrom'), value: availableFrom && format.day(availableFrom) }]),
    { name: t(contractType === 'Freelance' ? 'talents.field.dailyRate' : 'talents.field.annualSalary'), value: pay(talent) },
    { name: t('talents.field.experience'), value: experience?.[language] },
    { name: t('talents.field.contractType'), value: contractType && t(`talents.contractType.${contractType}`) },
  ];
}

type Heading = 'h2' | 'h3';
type PartProps = { title: string; isTold: boolean; gap: ReactNode; heading: Heading; children: ReactNode };

/** Left out where nothing was told, unless whoever reads has to judge that too. */
const Part = ({ title, isTold, gap, heading: Title, children }: PartProps) =>
  (isTold || gap) && (
    <section className={classes.part}>
      <Title className={classes.partTitle}>{title}</Title>
      {isTold ? children : gap}
    </section>
  );

/**
 * What a freelance has told beside the figures of the header. `gap` stands where nothing was, for who has to judge that too; without it,
 * such a line is left out.
 */
export const TalentProfile = ({ talent, gap }: { talent: WholeTalent; gap?: ReactNode }) => (
  <>
    <TalentParts talent={talent} gap={gap} />
    <TalentFacts talent={talent} gap={gap} />
  </>
);

type Told = Pick<WholeTalent, 'professions' | 'skills' | 'skillLevels' | 'experiences' | 'trainings' | 'languages'>;

/** What somebody does and has done. */
export function TalentParts({ talent, gap, heading = 'h3' }: { talent: Told; gap?: ReactNode; heading?: Heading }) {
  const { t, language } = useTexts();
  const { professions, skills, skillLevels, experiences, trainings, languages } = talent;
  const part = (name: 'professions' | 'skills' | 'experiences' | 'trainings' | 'languages') => ({
    title: t(`talents.field.${name}`),
    isTold: talent[name].length > 0,
    gap,
    heading,
  });
  const levelOf = (skill: string) => {
    const level = skillLevels.find(({ name }) => name === skill)?.level;
    return level && t(`talents.skillLevel.${level}`);
  };
  return (
    <>
      <Part {...part('professions')}>
        <ol className={classes.ranked}>
          {professions.map((profession) => (
            <li key={profession.code}>{profession[language]}</li>
          ))}
        </ol>
      </Part>
      <Part {...part('skills')}>
        <SkillChips skills={skills} levelOf={levelOf} />
      </Part>
      <Part {...part('experiences')}>
        <Career experiences={experiences} />
      </Part>
      <Part {...part('trainings')}>
        <ul className={classes.lines}>
          {trainings.map((training) => (
            <TrainingLine key={`${training.name} ${training.organisation}`} training={training} />
          ))}
        </ul>
      </Part>
      <Part {...part('languages')}>
        <ul className={classes.lines}>
          {languages.map((known) => (
            <LanguageLine key={known.code} known={known} />
          ))}
        </ul>
      </Part>
    </>
  );
}

function TalentFacts({ talent, gap }: { talent: WholeTalent; gap: ReactNode }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const { contractType, legalStatus, since, daysPerWeek, areas, remote, mobilityNote, linkedin, twitter } = talent;
  const untold = useTalentFigures(talent).filter(({ value }) => !value);
  const links = [linkedin, twitter].filter((link) => link !== null);
  const facts = [
    ...(talent.title ? [] : [{ name: t('talents.field.title'), fact: null }]),
    ...untold.map(({ name }) => ({ name, fact: null })),
    // An employee has none.
    ...(contractType === 'Freelance' || contractType === null
      ? [{ name: t('talents.field.legalStatus'), fact: legalStatus && t(`talents.legalStatus.${legalStatus}`) }]
      : []),
    { name: t('talents.field.rhythm'), fact: daysPerWeek && t('talents.days', { count: daysPerWeek }) },
    { name: t('talents.field.areas'), fact: areas.map((area) => area[language]).join(', ') },
    { name: t('talents.field.remote'), fact: remote && t(`words.profile.value.remote.${remote}`) },
    ...(mobilityNote ? [{ name: t('talents.field.mobility'), fact: mobilityNote }] : []),
    ...(links.length > 0
      ? [
          {
            name: t('talents.field.links'),
            fact: (
              <span className={classes.links}>
                {links.map((link) => (
                  <a
                    key={link}
                    href={link}
                    target="_blank"
                    rel="noopener noreferrer nofollow"
                    aria-label={t('talents.newTab', { name: linkName(link) })}
                  >
                    {linkName(link)}
                  </a>
                ))}
              </span>
            ),
          },
        ]
      : []),
    { name: t('talents.field.since'), fact: format.day(since) },
  ];
  return <Facts facts={facts.map(({ name, fact }) => ({ name, fact: fact || gap }))} />;
}
