import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Panel } from '../ui/panel.tsx';
import classes from './split.module.css';

type SplitProps = {
  isWide: boolean;
  isOpen: boolean;
  /** What stands beside the list. */
  shown: string | undefined;
  /** The list makes room for what stands beside the detail. */
  isFolded?: boolean;
  /** There is nothing to open. */
  isEmpty: boolean;
  toolbar: ReactNode;
  list: ReactNode;
  detail: ReactNode;
};

/** A list and what is open of it, side by side; where there is room for one, the list until something is opened. */
export function Split({ isWide, isOpen, shown, isFolded = false, isEmpty, toolbar, list, detail }: SplitProps) {
  // Drawn after the list: rows follow the keys of whoever types, and a need takes longer to draw than all of them.
  const deferred = useDeferredValue(detail);
  const beside = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one was opened from the list
  useLayoutEffect(() => {
    beside.current?.scrollTo(0, 0);
  }, [shown]);
  if (!isWide && isOpen) return detail;
  // What is open keeps its place while the list is folded: drawn anew, it would forget what was done in it.
  const isAlone = isFolded || isEmpty;
  return (
    <Panel isFlush>
      <div hidden={isFolded}>{toolbar}</div>
      <div className={classes.split} data-alone={isAlone || undefined}>
        <div className={classes.list} hidden={isFolded}>
          {list}
        </div>
        {isWide && !isEmpty && (
          <div ref={beside} className={classes.detail}>
            {deferred}
          </div>
        )}
      </div>
    </Panel>
  );
}
