import { countLimit } from '@jalon/domain/core/listing';
import { useFormat } from '../core/format.ts';
import classes from './counted-label.module.css';
import type { FilterOption } from './table-column.ts';

/** What can be chosen, and how many rows it would leave. */
export function CountedLabel({ option: { label, count, isMore } }: { option: Pick<FilterOption, 'label' | 'count' | 'isMore'> }) {
  const format = useFormat();
  if (count === undefined) return label;
  return (
    <span className={classes.counted} data-none={count === 0 || undefined}>
      {label} <span className={classes.count}>{isMore && count <= countLimit ? `${format.number(count)}+` : format.count(count)}</span>
    </span>
  );
}
