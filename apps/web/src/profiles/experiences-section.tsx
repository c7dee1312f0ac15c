import type { Profile } from '@jalon/domain/profiles/profile';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Position } from '../talents/career.tsx';
import { ExperienceForm } from './experience-form.tsx';
import { Section } from './section.tsx';
import shared from './shared.module.css';
import { useEditing } from './use-editing.ts';

const recent = 3;

/** Positions, the last first; each is edited in its place. */
export function ExperiencesSection({ profile, points }: { profile: Profile; points: number | undefined }) {
  const { t } = useTexts();
  const { section, item = 'new', edit, stop } = useEditing();
  const [isAll, setAll] = useState(false);
  const isEditing = section === 'experiences';
  const { experiences } = profile;
  const shown = isAll || isEditing ? experiences : experiences.slice(0, recent);
  const form = <ExperienceForm key={item} profile={profile} place={item === 'new' ? null : Number(item)} onDone={stop} />;
  return (
    <Section
      part="experiences"
      title={t('profile.section.experiences')}
      count={experiences.length}
      points={points}
      isEditing={isEditing}
      act={{ label: t('profile.experience.add'), icon: 'add', run: () => edit('experiences:new') }}
      isFlush
    >
      {isEditing && item === 'new' && form}
      {experiences.length === 0 && !isEditing && <p className={shared.emptyLine}>{t('profile.experience.empty')}</p>}
      <ul className={shared.list}>
        {shown.map((experience, place) =>
          isEditing && item === String(place) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions have no name of their own, and only change as a whole
            <li key={place}>{form}</li>
          ) : (
            <Position
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={place}
              experience={experience}
              acts={
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={t('profile.experience.edit', { name: experience.title })}
                  onClick={() => edit(`experiences:${place}`)}
                >
                  <IconPencil size={16} stroke={1.75} />
                </ActionIcon>
              }
            />
          ),
        )}
      </ul>
      {experiences.length > recent && !isEditing && (
        <div className={shared.foot}>
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(!isAll)}>
            {isAll ? t('profile.experience.fewer') : t('profile.experience.older', { count: experiences.length - recent })}
          </Button>
        </div>
      )}
    </Section>
  );
}
