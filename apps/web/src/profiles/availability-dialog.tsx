import type { Profile } from '@jalon/domain/profiles/profile';
import { type AvailabilityState, availabilityStates } from '@jalon/domain/profiles/profile-availability';
import { Availability } from '@jalon/domain/profiles/profile-parts';
import { Radio } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { DateField } from '../ui/date-field.tsx';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { inputsOf } from './sections.ts';
import { useSave } from './use-save.ts';
import { useSectionForm } from './use-section-form.ts';

type Props = { profile: Profile; isOpen: boolean; onClose: () => void };

/** The same question by itself, for those whom a letter or a reminder has led here. */
export const AvailabilityDialog = ({ profile, isOpen, onClose }: Props) => {
  const { t } = useTexts();
  return (
    <Dialog title={t('profile.availability.question')} isOpen={isOpen} onClose={onClose} onClosed={() => undefined}>
      <Fields profile={profile} onClose={onClose} />
    </Dialog>
  );
};

function Fields({ profile, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const { save } = useSave(profile);
  const { form, giveUp } = useSectionForm(Availability, {
    ...{ profile, name: 'availability', initial: inputsOf(profile).availability, onDone: onClose },
    save: (values) => save('availability', values, t('profile.availability.confirmed')),
  });
  const { availability } = form.values;
  const pick = (state: string) => {
    form.set('availability', state as AvailabilityState);
    if (state === 'available' || state === 'unavailable') form.set('availableFrom', null);
  };
  const from = form.field('availableFrom');
  return (
    <DialogForm form={form} submitLabel={t('profile.availability.confirm')} onCancel={giveUp}>
      <Radio.Group aria-label={t('profile.availability.title')} value={availability} onChange={pick}>
        {availabilityStates.map((state) => (
          <Radio key={state} value={state} label={t(`words.profile.value.availabilityState.${state}`)} py={6} />
        ))}
      </Radio.Group>
      {(availability === 'soon' || availability === 'working') && (
        <DateField
          label={t(availability === 'soon' ? 'profile.availability.fromLabel' : 'profile.availability.untilLabel')}
          description={availability === 'working' ? t('profile.availability.untilOptional') : undefined}
          required={availability === 'soon'}
          max="2050-12-31"
          {...from}
          onChange={(day) => form.set('availableFrom', day)}
        />
      )}
    </DialogForm>
  );
}
