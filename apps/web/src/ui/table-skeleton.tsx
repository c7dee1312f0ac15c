import { useEffect, useState } from 'react';
import classes from './data-table.module.css';

/** True once `wait` milliseconds have passed: an answer that comes at once never flashes a placeholder. */
function useAfter(wait: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return isOver;
}

const widths = ['62%', '48%', '74%', '55%', '40%'];

/** Keeps the height of the rows to come, and shows bars where their texts will be after 150 ms. */
export function TableSkeleton({ columns, rows }: { columns: number; rows: number }) {
  const isShown = useAfter(150);
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row} aria-hidden className={classes.row} data-skeleton>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={column}>{isShown && <span className={classes.bar} style={{ width: widths[(row + column) % widths.length] }} />}</td>
      ))}
    </tr>
  ));
}
