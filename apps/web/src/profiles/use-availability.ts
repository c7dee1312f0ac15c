import type { Profile } from '@jalon/domain/profiles/profile';
import type { AvailabilityState } from '@jalon/domain/profiles/profile-availability';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { useSave } from './use-save.ts';

export const availabilityTones = { available: 'positive', soon: 'accent', working: 'warning', unavailable: 'neutral' } as const;

/** Says when somebody is available. `keeps` is the date that a state may take over from the one before. */
export function useAvailability(profile: Profile) {
  const { t } = useTexts();
  const { saveNow } = useSave(profile);
  const { availabilityState, availableFrom } = profile;
  const wordsOf = (one: AvailabilityState) => t(`words.profile.value.availabilityState.${one}`);
  return {
    wordsOf,
    keeps: (one: AvailabilityState): string | null => {
      const isDated = one === 'soon' || one === 'working';
      return isDated && availableFrom !== null && availableFrom > ownToday() ? availableFrom : null;
    },
    say: (availability: AvailabilityState, from: string | null) =>
      saveNow('availability', { availability, availableFrom: from }, t('profile.availability.changed', { state: wordsOf(availability) })),
    confirm: () =>
      availabilityState
        ? saveNow(
            'availability',
            { availability: availabilityState, availableFrom: availabilityState === 'available' ? null : availableFrom },
            t('profile.availability.confirmed'),
          )
        : Promise.resolve(),
  };
}
