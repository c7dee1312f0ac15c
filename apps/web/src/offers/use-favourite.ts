import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useTexts } from '../core/i18n.ts';
import { useFavouring } from '../ui/use-favouring.ts';
import { useFavour } from './offers.api.ts';

export function useFavourite(): (need: Opportunity) => void {
  const { t } = useTexts();
  const favour = useFavouring();
  const { mutateAsync } = useFavour();
  return ({ id, title, isFavourite }) =>
    favour({ isFavourite, set: (wanted) => mutateAsync({ id, isFavourite: wanted }), removed: t('offers.unfavoured', { title }) });
}
