import type { ReactNode } from 'react';
import { Panel } from '../ui/panel.tsx';
import classes from './split.module.css';

type SplitProps = {
  isWide: boolean;
  isOpen: boolean;
  /** The list makes room for what stands beside the detail. */
  isFolded?: boolean;
  /** There is nothing to open. */
  isEmpty: boolean;
  toolbar: ReactNode;
  list: ReactNode;
  detail: ReactNode;
};

/** A list and what is open of it, side by side; where there is room for one, the list until something is opened. */
export function Split({ isWide, isOpen, isFolded = false, isEmpty, toolbar, list, detail }: SplitProps) {
  if (!isWide && isOpen) return detail;
  if (isFolded && isWide) return <Panel isFlush>{detail}</Panel>;
  return (
    <Panel isFlush>
      {toolbar}
      <div className={classes.split} data-empty={isEmpty || undefined}>
        <div className={classes.list}>{list}</div>
        {isWide && !isEmpty && <div className={classes.detail}>{detail}</div>}
      </div>
    </Panel>
  );
}
