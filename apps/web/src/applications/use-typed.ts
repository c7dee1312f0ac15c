import { useRef } from 'react';
import { useDiscard } from '../ui/use-discard.ts';

/** For a window above the page: a key or a press beside it does not take what was typed or chosen in it without a question. */
export function useTyped({ onClose, onClosed, isChosen = false }: { onClose: () => void; onClosed: () => void; isChosen?: boolean }) {
  const discard = useDiscard();
  const isTyped = useRef(false);
  const isAsked = useRef(false);
  return {
    onInput: () => {
      isTyped.current = true;
    },
    leave: async () => {
      if (isAsked.current) return;
      isAsked.current = true;
      if ((!isTyped.current && !isChosen) || (await discard())) onClose();
      isAsked.current = false;
    },
    onGone: () => {
      isTyped.current = false;
      onClosed();
    },
  };
}
