import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Unfetched } from './unfetched.tsx';

type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
let isTime = false;
let isFetching = false;

/** The screen stands: what its parts are made of is fetched before somebody asks for them. */
export function fetchLater(): void {
  if (isTime) return;
  isTime = true;
  performance.mark('stands');
  fetchNext();
}

/** One after the other while nothing else is to be done: all of them at once would hold up whoever starts to type. */
function fetchNext(): void {
  const [load] = waiting;
  isFetching = load !== undefined;
  if (!load) return;
  waiting.delete(load);
  // One that fails is fetched again when it is drawn.
  whenIdle(() => void load().then(fetchNext, fetchNext));
}
/** Not every browser tells when it is idle. */
const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 50));

/**
 * A part that most visits do not show at first: `later(() => import('./drawer.tsx'))`. Until it has come, `placeholder` stands for it:
 * a part that an address can open fills the screen, and needs one.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder?: ReactNode,
): ComponentType<Props> {
  waiting.add(load);
  if (isTime && !isFetching) fetchNext();
  // What failed stays failed for this page: the screen around it goes on, with whatever is typed there, until one reloads.
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Unfetched })));
  return (props) => (
    <Suspense fallback={placeholder}>
      <Part {...props} />
    </Suspense>
  );
}
