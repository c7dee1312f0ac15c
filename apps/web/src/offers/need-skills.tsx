import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { ownOffer } from '../profiles/profile.api.ts';
import classes from './need-skills.module.css';
import { SectionTitle } from './section-title.tsx';

/** However somebody writes it: accents and capitals make no other skill. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Those of one’s own profile are lit. */
export function NeedSkills({ skills }: { skills: string[] }) {
  const { t } = useTexts();
  const { data } = useQuery(ownOffer);
  if (skills.length === 0) return null;
  const own = new Set(data?.skills.map(folded));
  const isOwn = (skill: string) => own.has(folded(skill));
  return (
    <section>
      <div className={classes.head}>
        <SectionTitle>{t('offers.skills')}</SectionTitle>
        {data && <span className={classes.met}>{t('offers.skillsMet', { met: skills.filter(isOwn).length, count: skills.length })}</span>}
      </div>
      <ul className={classes.skills}>
        {skills.map((skill) => (
          <li key={skill} className={classes.skill} data-own={isOwn(skill) || undefined}>
            {isOwn(skill) && <IconCheck size={12} stroke={2.2} aria-hidden />}
            {skill}
            <VisuallyHidden>{data && t(isOwn(skill) ? 'offers.inProfile' : 'offers.notInProfile')}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </section>
  );
}
