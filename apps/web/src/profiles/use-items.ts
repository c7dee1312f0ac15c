import type { Profile } from '@jalon/domain/profiles/profile';
import { useTexts } from '../core/i18n.ts';
import type { Inputs } from './sections.ts';
import { useSave } from './use-save.ts';

type ListName = 'experiences' | 'trainings';
type ItemOf<Name extends ListName> = Profile[Name][number];

/** One item of a list that is sent as a whole: `place` is where it stands, null for a new one. */
export function useItems<Name extends ListName>(profile: Profile, name: Name, place: number | null) {
  const { t } = useTexts();
  const { save, saveNow } = useSave(profile);
  const list: readonly ItemOf<Name>[] = profile[name];
  const inputOf = (items: readonly ItemOf<Name>[]) => ({ [name]: items }) as unknown as Inputs[Name];
  return {
    item: place === null ? undefined : list[place],
    /** At the end where it is new, so that a refusal names its place: the server puts it in order. */
    put: (item: ItemOf<Name>) => save(name, inputOf(place === null ? [...list, item] : list.with(place, item))),
    remove: async (words: string, onDone: () => void) => {
      await saveNow(name, inputOf(list.filter((_, at) => at !== place)), t('profile.removed', { name: words }));
      onDone();
    },
  };
}
