import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { useFavour } from './offers.api.ts';

/** One press keeps a need; another lets it go, which can be taken back where its row goes with it. */
export function useFavourite(): (need: Opportunity) => void {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useFavour();
  return ({ id, title, isFavourite }) => {
    const set = (wanted: boolean) => mutateAsync({ id, isFavourite: wanted });
    const undo = () => set(true).then(() => undefined);
    set(!isFavourite).then(() => isFavourite && toast.undoable(t('offers.unfavoured', { title }), undo), toast.failed);
  };
}
