import type { Profile } from '@jalon/domain/profiles/profile';
import { Presentation } from '@jalon/domain/profiles/profile-parts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { inputsOf } from './sections.ts';
import { useSave } from './use-save.ts';
import { useSectionForm } from './use-section-form.ts';

type Props = { profile: Profile; isOpen: boolean; onClose: () => void };

/** Title and years of experience: two fields, asked in a small dialog. */
export function PresentationDialog({ profile, isOpen, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog title={t('profile.section.presentation')} isOpen={isOpen} onClose={onClose} onClosed={() => undefined}>
      <Fields profile={profile} onClose={onClose} />
    </Dialog>
  );
}

function Fields({ profile, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const { save } = useSave(profile);
  const { data: experiences = [] } = useQuery(choicesQuery('experiences'));
  const { form, giveUp } = useSectionForm(Presentation, {
    ...{ profile, name: 'presentation', initial: inputsOf(profile).presentation, onDone: onClose },
    save: (values) => save('presentation', values),
  });
  const experience = form.field('experience');
  return (
    <DialogForm form={form} submitLabel={t('profile.save')} onCancel={giveUp}>
      <TextInput
        label={t('profile.field.title')}
        description={t('profile.characters', { count: form.values.title.length, max: 50 })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={50}
        required
        data-autofocus
        {...form.field('title')}
      />
      <NativeSelect
        label={t('profile.field.experience')}
        {...experience}
        onChange={({ currentTarget }) => experience.onChange(currentTarget.value || null)}
        data={[{ value: '', label: t('profile.field.choose') }, ...experiences.map(({ id, value }) => ({ value: id, label: value }))]}
      />
    </DialogForm>
  );
}
