import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Which section is being edited, in the address: `?edit=experiences`, of a list also which item, `?edit=experiences:2`, or `:new`. */
export function useEditing() {
  const [parameters, setParameters] = useSearchParams();
  const [section, item] = (parameters.get('edit') ?? '').split(':');
  const edit = (what: string | null) =>
    setParameters(
      (now) => {
        if (what === null) now.delete('edit');
        else now.set('edit', what);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { section, item, edit, stop: () => edit(null) };
}

/** Brings what was asked for into sight, with the first thing in it that takes a hand. */
export function useReveal(section: string | undefined): void {
  useEffect(() => {
    if (!section) return;
    // Once its form is drawn.
    const timer = setTimeout(() => {
      const part = document.querySelector<HTMLElement>(`[data-part="${section}"]`);
      if (!part || part.contains(document.activeElement)) return;
      part.scrollIntoView({ block: 'nearest' });
      part.querySelector<HTMLElement>('form :is(input, textarea, select):not([type="hidden"]), [data-first]')?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [section]);
}
