import type { User } from '@jalon/domain/core/actor';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { useFirstSign } from '../core/first-sign.ts';
import { useOverlay } from '../core/overlays.ts';
import { loadToasts } from '../ui/toast.tsx';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);
// Without them the area stands; with an error of theirs it would not.
const Toasts = lazy<ComponentType>(() => loadToasts().catch(() => ({ default: () => null })));
const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx'));

/**
 * Loaded when first asked for, then kept, so that closing can be seen. The palette is fetched before that: who opens it goes on typing,
 * and keys that come before it are lost.
 */
export function Overlays({ user }: { user: User }) {
  const open = useOverlay();
  const wanted = useRef(new Set<string>());
  if (open) wanted.current.add(open);
  const [isUsed, setUsed] = useState(false);
  useFirstSign(() => {
    setUsed(true);
    void loadPalette();
  });
  return (
    <>
      <Suspense>{isUsed && <Toasts />}</Suspense>
      <Suspense>{wanted.current.has('palette') && <Palette user={user} isOpen={open === 'palette'} />}</Suspense>
      <Suspense>{wanted.current.has('shortcuts') && <ShortcutsHelp user={user} isOpen={open === 'shortcuts'} />}</Suspense>
    </>
  );
}
