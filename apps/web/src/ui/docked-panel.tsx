import { createContext, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PanelBar } from './panel-bar.tsx';
import { useNeighbours } from './shown-rows.ts';
import classes from './side-drawer.module.css';
import { isBusyElsewhere } from './table-keys.ts';

/** `back`: what the list calls the place it was opened from, where that is no row. */
export type PanelRecord = { id: string; show: (id: string) => void; back?: string | undefined };
type PanelProps = { title: string; record: PanelRecord; page?: string | undefined; onClose: () => void; children: ReactNode };

/** For the header of the record inside: its name takes the focus when the panel opens, as soon as it is known. */
export const PanelContext = createContext<((heading: HTMLElement | null) => void) | null>(null);

/** One record beside its list, which stays in use: neither dimmed nor out of reach. */
export function DockedPanel({ title, record, page, onClose, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLElement>(null);
  const { id, back = id } = record;
  useKeys(panel, record, onClose);
  const takeFocus = () => {
    const { activeElement } = document;
    const isInside = panel.current?.contains(activeElement) && activeElement !== panel.current;
    if (!isInside) (heading.current ?? panel.current)?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record was opened from the list
  useEffect(() => {
    takeFocus();
    panel.current?.scrollTo({ top: 0 });
  }, [id]);
  useBackToRow(back);
  const nameIt = (element: HTMLElement | null) => {
    heading.current = element;
    if (element && document.activeElement === panel.current) takeFocus();
  };
  return createPortal(
    <aside ref={panel} tabIndex={-1} aria-label={title} className={classes.docked} data-docked>
      <PanelBar {...{ record, page, onClose }} />
      <PanelContext value={nameIt}>
        <div className={classes.body}>{children}</div>
      </PanelContext>
    </aside>,
    document.body,
  );
}

/** How long the list may take to have its whole width again: it draws its rows anew for that. */
const redrawnMs = 1000;

/** Whoever closes the panel goes on in the list from the row that was open. */
function useBackToRow(id: string): void {
  const latest = useRef(id);
  latest.current = id;
  useEffect(() => {
    const focusRow = (until: number) => {
      // What was pressed to leave it may have the focus already; a row that was drawn anew has lost it.
      if (document.activeElement === document.body) {
        const name = CSS.escape(latest.current);
        const row = document.querySelector<HTMLElement>(`[data-row="${name}"], [data-back="${name}"]`);
        // A card takes no focus itself, its link does.
        const target = row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>('[data-open]');
        target?.focus();
      }
      if (performance.now() < until) requestAnimationFrame(() => focusRow(until));
    };
    return () => void requestAnimationFrame(() => focusRow(performance.now() + redrawnMs));
  }, []);
}

/** A menu or a list of choices closes before the panel does. */
const isTakenInside = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented || !(target instanceof Element) || target.closest('[popover], [role="listbox"], [aria-expanded="true"]') !== null;

/** `j` and `k` walk along the list with the panel, Escape closes it: before the table, which has the same keys for its rows. */
function useKeys(panel: RefObject<HTMLElement | null>, { id, show }: PanelRecord, onClose: () => void): void {
  const place = useNeighbours(id);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && panel.current?.contains(event.target);
      const steps = place && { j: place.next, k: place.previous };
      if (event.key === 'Escape' && !(isInside ? isTakenInside(event) : isBusyElsewhere(event))) onClose();
      else if (steps && (event.key === 'j' || event.key === 'k') && !isBusyElsewhere(event)) {
        // At the ends of the list it stays: the table would begin at its first row.
        const to = steps[event.key];
        if (to) show(to);
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  });
}
