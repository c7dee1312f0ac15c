import { useState } from 'react';
import type { NameQuestion } from './name-drawer.tsx';

/** The question stays while its drawer slides away. */
export function useNameDrawer() {
  const [question, setQuestion] = useState<NameQuestion>();
  const [isOpen, setOpen] = useState(false);
  const ask = (wanted: NameQuestion) => {
    setQuestion(wanted);
    setOpen(true);
  };
  return { ask, props: { question, isOpen, onClose: () => setOpen(false) } };
}
