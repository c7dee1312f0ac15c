import type { Profile } from '@jalon/domain/profiles/profile';
import { Expertise, skillLevels } from '@jalon/domain/profiles/profile-parts';
import { limits } from '@jalon/domain/sign-up/sign-up';
import { Input, NativeSelect, Select, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { matching } from '../sign-up/matching.ts';
import classes from './expertise-form.module.css';
import { grouped } from './grouped.ts';
import { RankedProfessions } from './ranked-professions.tsx';
import { SectionForm } from './section.tsx';
import { inputsOf } from './sections.ts';
import { useSave } from './use-save.ts';
import { useSectionForm } from './use-section-form.ts';

export function ExpertiseForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t, language } = useTexts();
  const { save } = useSave(profile);
  const { data: areas = [] } = useQuery(choicesQuery('activity-areas'));
  const { data: tools = [] } = useQuery(choicesQuery('tools'));
  const { form, giveUp } = useSectionForm(Expertise, {
    ...{ profile, name: 'expertise', initial: inputsOf(profile).expertise, onDone },
    save: (values) => save('expertise', values),
  });
  const { professions, skills } = form.values;
  const nameOf = (code: string) =>
    areas.find(({ id }) => id === code)?.value ?? profile.professions.find((one) => one.code === code)?.[language] ?? code;
  const setSkills = (names: string[]) =>
    form.set(
      'skills',
      names.map((name) => skills.find((skill) => skill.name === name) ?? { name, level: null }),
    );
  return (
    <SectionForm form={form} submitLabel={t('profile.save')} onCancel={giveUp}>
      <Select
        label={t('profile.field.professions')}
        description={t('profile.field.professionsHint')}
        placeholder={t('profile.field.addProfession')}
        nothingFoundMessage={t('profile.field.noProfession')}
        data={grouped(areas.filter(({ id }) => !professions.includes(id)))}
        filter={matching}
        searchable
        // It has the focus when the form opens, and would cover it.
        openOnFocus={false}
        maxDropdownHeight={280}
        disabled={professions.length >= limits.professions}
        error={form.field('professions').error}
        value={null}
        onChange={(code) => code && form.set('professions', [...professions, code])}
      />
      {professions.length > 0 && (
        <RankedProfessions
          professions={professions.map((id) => ({ id, name: nameOf(id) }))}
          onOrder={(codes) => form.set('professions', codes)}
          onRemove={(code) =>
            form.set(
              'professions',
              professions.filter((one) => one !== code),
            )
          }
        />
      )}
      <TagsInput
        label={t('profile.field.skills')}
        description={t('profile.field.skillsHint')}
        placeholder={skills.length === 0 ? t('profile.field.addSkill') : undefined}
        data={tools.map(({ value }) => value)}
        filter={matching}
        limit={8}
        maxTags={limits.skills}
        maxLength={50}
        splitChars={[',', ';']}
        error={form.field('skills').error}
        value={skills.map(({ name }) => name)}
        onChange={setSkills}
      />
      {skills.length > 0 && (
        <div className={classes.levels}>
          {skills.map(({ name, level }, place) => (
            <div key={name} className={classes.level}>
              <Input.Label component="span" title={name}>
                {name}
              </Input.Label>
              <NativeSelect
                size="xs"
                aria-label={t('profile.field.level', { name })}
                value={level ?? ''}
                onChange={({ currentTarget }) => form.set(`skills.${place}.level`, currentTarget.value || null)}
                data={[
                  { value: '', label: t('profile.field.noLevel') },
                  ...skillLevels.map((value) => ({ value, label: t(`talents.skillLevel.${value}`) })),
                ]}
              />
            </div>
          ))}
        </div>
      )}
    </SectionForm>
  );
}
