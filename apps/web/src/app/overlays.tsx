import type { User } from '@jalon/domain/core/actor';
import { lazy, Suspense, useRef } from 'react';
import { useOverlay } from '../core/overlays.ts';

const Palette = lazy(() => import('./palette.tsx'));
const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx'));

/** Loaded when first asked for, then kept, so that closing can be seen. */
export function Overlays({ user }: { user: User }) {
  const open = useOverlay();
  const wanted = useRef(new Set<string>());
  if (open) wanted.current.add(open);
  return (
    <Suspense>
      {wanted.current.has('palette') && <Palette user={user} isOpen={open === 'palette'} />}
      {wanted.current.has('shortcuts') && <ShortcutsHelp user={user} isOpen={open === 'shortcuts'} />}
    </Suspense>
  );
}
