import { UnstyledButton } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Highlight } from '../ui/highlight.tsx';
import classes from './palette.module.css';

/** One line of the palette: it leads somewhere, or does something. */
export type Entry = {
  id: string;
  label: string;
  detail?: string;
  /** Found by these words too. */
  keywords?: string;
  mark: ReactNode;
  to?: string;
  run?: () => void;
};
export type EntryGroup = { group: string; entries: Entry[] };

export const optionId = (entry: string): string => `palette-${entry}`;

type RowProps = { entry: Entry; query: string; isCurrent: boolean };

/** A link where it leads somewhere, so that it opens in another tab as links do. */
export function PaletteRow({ entry: { id, label, detail, mark, to, run }, query, isCurrent }: RowProps) {
  const isElsewhere = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;
  const props = {
    ...{ id: optionId(id), role: 'option', 'aria-selected': isCurrent, tabIndex: -1, className: classes.row },
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!isElsewhere(event)) spotlight.close();
      run?.();
    },
  };
  const body = (
    <>
      <span className={classes.mark}>{mark}</span>
      <span className={classes.label}>
        <Highlight text={label} query={query} />
      </span>
      {detail && (
        <span className={classes.detail}>
          <Highlight text={detail} query={query} />
        </span>
      )}
    </>
  );
  return to ? (
    <Link {...props} to={to}>
      {body}
    </Link>
  ) : (
    <UnstyledButton {...props}>{body}</UnstyledButton>
  );
}
