import { remotePolicies } from '@jalon/domain/opportunities/opportunity';
import type { Profile } from '@jalon/domain/profiles/profile';
import { Mobility } from '@jalon/domain/profiles/profile-parts';
import { MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Choice } from '../core/choices.ts';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { matching } from '../sign-up/matching.ts';
import { FactLines } from './fact-lines.tsx';
import { areaNames, chosenAreas, shownAreas, wholePrefix } from './mobility-areas.ts';
import { Section, SectionForm } from './section.tsx';
import { inputsOf } from './sections.ts';
import { useEditing } from './use-editing.ts';
import { useSave } from './use-save.ts';
import { useSectionForm } from './use-section-form.ts';

/** Where somebody works, and how much from afar. */
export function MobilitySection({ profile }: { profile: Profile }) {
  const { t, language } = useTexts();
  const { section, edit, stop } = useEditing();
  const { data: choices = [] } = useQuery(choicesQuery('mobility-areas'));
  const isEditing = section === 'mobility';
  const title = t('profile.section.mobility');
  const { areas, remote, mobilityNote } = profile;
  const facts = [
    { name: t('profile.fact.areas'), fact: areaNames(areas, choices, language).join(', ') },
    { name: t('profile.field.remote'), fact: remote && t(`words.profile.value.remote.${remote}`) },
    ...(mobilityNote ? [{ name: t('profile.field.mobilityNote'), fact: mobilityNote }] : []),
  ];
  return (
    <Section
      part="mobility"
      title={title}
      isEditing={isEditing}
      act={{ label: t('profile.edit', { name: title }), icon: 'edit', run: () => edit('mobility') }}
    >
      {isEditing ? <MobilityForm profile={profile} choices={choices} onDone={stop} /> : <FactLines facts={facts} />}
    </Section>
  );
}

function MobilityForm({ profile, choices, onDone }: { profile: Profile; choices: readonly Choice[]; onDone: () => void }) {
  const { t, language } = useTexts();
  const { save } = useSave(profile);
  const { form, giveUp } = useSectionForm(Mobility, {
    ...{ profile, name: 'mobility', initial: inputsOf(profile).mobility, onDone },
    save: (values) => save('mobility', values),
  });
  const { areas } = form.values;
  const remote = form.field('remote');
  const groups = [...Map.groupBy(choices, ({ group }) => group?.id ?? '')].map(([id, items]) => {
    const group = items[0]?.group?.value ?? '';
    const leaves = items.map(({ id: value, value: label }) => ({ value, label }));
    return { group, items: [{ value: `${wholePrefix}${id}`, label: t('profile.wholeArea', { area: group }) }, ...leaves] };
  });
  // What the list no longer offers keeps its name.
  const gone = profile.areas
    .filter(({ code }) => choices.every(({ id }) => id !== code))
    .map((one) => ({ value: one.code, label: one[language] }));
  return (
    <SectionForm form={form} submitLabel={t('profile.save')} onCancel={giveUp}>
      <MultiSelect
        label={t('profile.field.areas')}
        placeholder={areas.length === 0 ? t('profile.field.areasSearch') : undefined}
        data={gone.length > 0 ? [...groups, { group: '', items: gone }] : groups}
        filter={matching}
        searchable
        // It has the focus when the form opens, and would cover it.
        openOnFocus={false}
        hidePickedOptions
        maxDropdownHeight={280}
        nothingFoundMessage={t('table.nothingFound')}
        error={form.field('areas').error}
        value={shownAreas(areas, choices)}
        onChange={(picked) => form.set('areas', chosenAreas(picked, choices))}
      />
      <NativeSelect
        label={t('profile.field.remote')}
        {...remote}
        onChange={({ currentTarget }) => remote.onChange(currentTarget.value || null)}
        data={[
          { value: '', label: t('profile.field.choose') },
          ...remotePolicies.map((value) => ({ value, label: t(`words.profile.value.remote.${value}`) })),
        ]}
      />
      <TextInput
        label={t('profile.field.mobilityNote')}
        description={t('profile.field.mobilityNoteHint')}
        maxLength={200}
        {...form.field('mobilityNote')}
      />
    </SectionForm>
  );
}
