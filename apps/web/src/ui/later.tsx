import { type ComponentType, lazy, Suspense } from 'react';

type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
let isTime = false;

/** The screen stands: what its parts are made of is fetched before somebody asks for them. */
export function fetchLater(): void {
  isTime = true;
  performance.mark('stands');
  for (const load of waiting) fetchPart(load);
  waiting.clear();
}
// One that fails is fetched again when it is drawn.
const fetchPart = (load: Load) => void load().catch(() => undefined);

/** A part that no screen needs at first sight: `later(() => import('./drawer.tsx'))`. Until it has come, nothing stands in its place. */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  if (isTime) fetchPart(load);
  else waiting.add(load);
  const Part = lazy(load);
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
