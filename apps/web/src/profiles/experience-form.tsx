import type { Profile } from '@jalon/domain/profiles/profile';
import { Experience, profileLimits } from '@jalon/domain/profiles/profile-parts';
import { Checkbox, TagsInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { matching } from '../sign-up/matching.ts';
import { DateField } from '../ui/date-field.tsx';
import { RichTextField } from '../ui/rich-text-field.tsx';
import { SectionForm } from './section.tsx';
import shared from './shared.module.css';
import { useItems } from './use-items.ts';
import { useSectionForm } from './use-section-form.ts';

type Props = { profile: Profile; place: number | null; onDone: () => void };

/** One position, new or at its place in the list. */
export function ExperienceForm({ profile, place, onDone }: Props) {
  const { t } = useTexts();
  const { data: tools = [] } = useQuery(choicesQuery('tools'));
  const { item, put, remove } = useItems(profile, 'experiences', place);
  const { form, giveUp } = useSectionForm(Experience, {
    ...{ profile, name: `experience ${place ?? 'new'}`, onDone },
    initial: item ?? { title: '', company: '', isCurrent: false, from: '', to: null, description: '', skills: [] },
    within: `experiences.${place ?? profile.experiences.length}`,
    save: put,
  });
  const { isCurrent, skills } = form.values;
  const current = (is: boolean) => {
    form.set('isCurrent', is);
    if (is) form.set('to', null);
  };
  return (
    <SectionForm
      form={form}
      submitLabel={place === null ? t('profile.experience.add') : t('profile.save')}
      onCancel={giveUp}
      onRemove={item && (() => void remove(item.title, onDone))}
    >
      <div className={shared.pair}>
        <TextInput label={t('profile.field.position')} maxLength={50} required {...form.field('title')} />
        <TextInput label={t('profile.field.company')} maxLength={50} required {...form.field('company')} />
        <DateField
          type="month"
          label={t('profile.field.from')}
          required
          {...form.field('from')}
          onChange={(value) => form.set('from', value ?? '')}
        />
        <DateField
          type="month"
          label={t('profile.field.to')}
          disabled={isCurrent}
          required={!isCurrent}
          {...form.field('to')}
          onChange={(value) => form.set('to', value || null)}
        />
      </div>
      <Checkbox label={t('profile.field.isCurrent')} checked={isCurrent} onChange={({ currentTarget }) => current(currentTarget.checked)} />
      <RichTextField label={t('profile.field.description')} {...form.field('description')} />
      <TagsInput
        label={t('profile.field.ownSkills')}
        data={tools.map(({ value }) => value)}
        filter={matching}
        limit={8}
        maxTags={profileLimits.ownSkills}
        maxLength={50}
        splitChars={[',', ';']}
        error={form.field('skills').error}
        value={skills}
        onChange={(names) => form.set('skills', names)}
      />
    </SectionForm>
  );
}
