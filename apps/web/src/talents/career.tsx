import { languageName } from '@jalon/domain/profiles/profile-languages';
import type { Experience, KnownLanguage, Training } from '@jalon/domain/profiles/profile-parts';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { CompanyFace } from '../ui/face.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './career.module.css';
import { useMonth } from './use-month.ts';

type ExperienceProps = { experience: Experience /** At its end: what can be done with it. */; acts?: ReactNode };

/** One position: what, where, when, and what came of it. */
export function Position({ experience: { title, company, isCurrent, from, to, description, skills }, acts }: ExperienceProps) {
  const { t } = useTexts();
  const month = useMonth();
  return (
    <li className={classes.position}>
      <CompanyFace company={{ id: company, name: company }} size={40} />
      <div className={classes.body}>
        <div className={classes.head}>
          <p className={classes.title}>{title}</p>
          <span className={classes.when}>
            {month(from)} – {to === null ? t('talents.today') : month(to)}
          </span>
          {acts}
        </div>
        <p className={classes.company}>
          {company}
          {isCurrent && (
            <StateBadge isChip tone="accent">
              {t('talents.current')}
            </StateBadge>
          )}
        </p>
        {description && (
          <div className={classes.prose}>
            <RichText html={description} />
          </div>
        )}
        {skills.length > 0 && <SkillChips skills={skills} />}
      </div>
    </li>
  );
}

export const Career = ({ experiences }: { experiences: readonly Experience[] }) => (
  <ul className={classes.career}>
    {experiences.map((experience) => (
      <Position key={`${experience.from} ${experience.title} ${experience.company}`} experience={experience} />
    ))}
  </ul>
);

export const SkillChips = ({ skills, levelOf }: { skills: readonly string[]; levelOf?: (skill: string) => string | undefined }) => (
  <ul className={classes.skills}>
    {skills.map((skill) => {
      const level = levelOf?.(skill);
      return (
        <li key={skill}>
          {skill}
          {level && <span className={classes.level}>{level}</span>}
        </li>
      );
    })}
  </ul>
);

export const TrainingLine = ({ training: { name, organisation, year }, acts }: { training: Training; acts?: ReactNode }) => (
  <li className={classes.line}>
    <span className={classes.grow}>
      <span className={classes.title}>{name}</span>
      <span className={classes.company}>{organisation}</span>
    </span>
    {year !== null && <span className={classes.when}>{year}</span>}
    {acts}
  </li>
);

export function LanguageLine({ known: { code, level }, acts }: { known: KnownLanguage; acts?: ReactNode }) {
  const { t, language } = useTexts();
  return (
    <li className={classes.line}>
      <span className={`${classes.grow} ${classes.title}`}>{languageName(code, language)}</span>
      {acts ?? <span className={classes.when}>{level ? t(`talents.languageLevel.${level}`) : t('talents.levelUnsaid')}</span>}
    </li>
  );
}
