import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { useSetVisibility } from './talents.api.ts';

/** Hides one's profile from companies, or shows it, with the way back. */
export function useVisibility() {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useSetVisibility();
  const set = async (wanted: boolean): Promise<void> => {
    try {
      await mutateAsync(wanted);
      const words = t(wanted ? 'talents.visibility.nowHidden' : 'talents.visibility.nowShown');
      toast.undoable(words, async () => void (await mutateAsync(!wanted)));
    } catch (failure) {
      toast.failed(failure);
    }
  };
  return { set, isPending, wanted: variables };
}
