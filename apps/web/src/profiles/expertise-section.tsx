import type { Profile } from '@jalon/domain/profiles/profile';
import { useTexts } from '../core/i18n.ts';
import { SkillChips } from '../talents/career.tsx';
import { ExpertiseForm } from './expertise-form.tsx';
import classes from './expertise-section.module.css';
import { RankedProfessions } from './ranked-professions.tsx';
import { Section } from './section.tsx';
import { inputsOf } from './sections.ts';
import shared from './shared.module.css';
import { useEditing } from './use-editing.ts';
import { useSave } from './use-save.ts';

/** Professions, put in order where they stand, and skills with their level. */
export function ExpertiseSection({ profile }: { profile: Profile }) {
  const { t, language } = useTexts();
  const { section, edit, stop } = useEditing();
  const { saveNow } = useSave(profile);
  const isEditing = section === 'expertise';
  const title = t('profile.section.expertise');
  const { professions, skills, skillLevels } = profile;
  const levelOf = (skill: string) => {
    const level = skillLevels.find(({ name }) => name === skill)?.level;
    return level && t(`talents.skillLevel.${level}`);
  };
  const reorder = (codes: string[]) => void saveNow('expertise', { ...inputsOf(profile).expertise, professions: codes });
  return (
    <Section
      part="expertise"
      title={title}
      isEditing={isEditing}
      act={{ label: t('profile.edit', { name: title }), icon: 'edit', run: () => edit('expertise') }}
    >
      {isEditing ? (
        <ExpertiseForm profile={profile} onDone={stop} />
      ) : (
        <div className={classes.two}>
          {professions.length > 0 ? (
            <RankedProfessions professions={professions.map((one) => ({ id: one.code, name: one[language] }))} onOrder={reorder} />
          ) : (
            <p className={shared.empty}>{t('profile.expertise.none')}</p>
          )}
          {skills.length > 0 ? (
            <SkillChips skills={skills} levelOf={levelOf} />
          ) : (
            <p className={shared.empty}>{t('profile.expertise.noSkill')}</p>
          )}
        </div>
      )}
    </Section>
  );
}
