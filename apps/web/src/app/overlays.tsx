import type { User } from '@jalon/domain/core/actor';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useOverlay } from '../core/overlays.ts';
import { loadToasts } from '../ui/toast.tsx';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);
const restMs = 1500;
const Toasts = lazy(loadToasts);
const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx'));

/**
 * Loaded when first asked for, then kept, so that closing can be seen. The palette and the toasts are fetched as soon as the screen
 * rests: who opens the palette goes on typing, and keys that come before it are lost.
 */
export function Overlays({ user }: { user: User }) {
  const open = useOverlay();
  const wanted = useRef(new Set<string>());
  if (open) wanted.current.add(open);
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const rest = setTimeout(() => {
      setResting(true);
      void loadPalette();
    }, restMs);
    return () => clearTimeout(rest);
  }, []);
  return (
    <Suspense>
      {isResting && <Toasts />}
      {wanted.current.has('palette') && <Palette user={user} isOpen={open === 'palette'} />}
      {wanted.current.has('shortcuts') && <ShortcutsHelp user={user} isOpen={open === 'shortcuts'} />}
    </Suspense>
  );
}
