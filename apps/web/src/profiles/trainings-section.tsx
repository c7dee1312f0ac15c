import type { Profile } from '@jalon/domain/profiles/profile';
import { Training } from '@jalon/domain/profiles/profile-parts';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { TrainingLine } from '../talents/career.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { Section, SectionForm } from './section.tsx';
import shared from './shared.module.css';
import { useEditing } from './use-editing.ts';
import { useItems } from './use-items.ts';
import { useSectionForm } from './use-section-form.ts';

/** What somebody has learned, the latest first. */
export function TrainingsSection({ profile, points }: { profile: Profile; points: number | undefined }) {
  const { t } = useTexts();
  const { section, item = 'new', edit, stop } = useEditing();
  const isEditing = section === 'trainings';
  const { trainings } = profile;
  const form = <TrainingForm key={item} profile={profile} place={item === 'new' ? null : Number(item)} onDone={stop} />;
  return (
    <Section
      part="trainings"
      title={t('profile.section.trainings')}
      count={trainings.length}
      points={points}
      isEditing={isEditing}
      act={{ label: t('profile.training.add'), icon: 'add', run: () => edit('trainings:new') }}
      isFlush
    >
      {isEditing && item === 'new' && form}
      {trainings.length === 0 && !isEditing && <p className={shared.emptyLine}>{t('profile.training.empty')}</p>}
      <ul className={shared.list}>
        {trainings.map((training, place) =>
          isEditing && item === String(place) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own, and only change as a whole
            <li key={place}>{form}</li>
          ) : (
            <TrainingLine
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={place}
              training={training}
              acts={
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={t('profile.training.edit', { name: training.name })}
                  onClick={() => edit(`trainings:${place}`)}
                >
                  <IconPencil size={16} stroke={1.75} />
                </ActionIcon>
              }
            />
          ),
        )}
      </ul>
    </Section>
  );
}

function TrainingForm({ profile, place, onDone }: { profile: Profile; place: number | null; onDone: () => void }) {
  const { t } = useTexts();
  const { item, put, remove } = useItems(profile, 'trainings', place);
  const { form, giveUp } = useSectionForm(Training, {
    ...{ profile, name: `training ${place ?? 'new'}`, onDone, save: put },
    initial: item ?? { name: '', organisation: '', year: null },
    within: `trainings.${place ?? profile.trainings.length}`,
  });
  return (
    <SectionForm
      form={form}
      submitLabel={place === null ? t('profile.training.add') : t('profile.save')}
      onCancel={giveUp}
      onRemove={item && (() => void remove(item.name, onDone))}
    >
      <div className={shared.pair}>
        <TextInput
          label={t('profile.field.training')}
          description={t('profile.characters', { count: form.values.name.length, max: 50 })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={50}
          required
          {...form.field('name')}
        />
        <TextInput label={t('profile.field.organisation')} maxLength={50} required {...form.field('organisation')} />
        <NumberField kind="whole" label={t('profile.field.year')} {...form.field('year')} onChange={(value) => form.set('year', value)} />
      </div>
    </SectionForm>
  );
}
