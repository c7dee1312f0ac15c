import type { User } from '@jalon/domain/core/actor';
import { useOverlay } from '../core/overlays.ts';
import { Toasts } from '../ui/toasts.tsx';
import { Palette } from './palette.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';

/** What floats above any screen of the areas. */
export default function Overlays({ user }: { user: User }) {
  const open = useOverlay();
  return (
    <>
      <Toasts />
      <Palette user={user} isOpen={open === 'palette'} />
      <ShortcutsHelp user={user} isOpen={open === 'shortcuts'} />
    </>
  );
}
