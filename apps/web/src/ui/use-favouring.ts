import { useToast } from './toast.tsx';

type Favouring = { isFavourite: boolean | null; set: (wanted: boolean) => Promise<unknown>; removed: string };

/** One press keeps something; another lets it go, which can be taken back where its row goes with it. */
export function useFavouring(): (one: Favouring) => void {
  const toast = useToast();
  return ({ isFavourite, set, removed }) => {
    const undo = () => set(true).then(() => undefined);
    set(!isFavourite).then(() => isFavourite && toast.undoable(removed, undo), toast.failed);
  };
}
