import classes from './data-table.module.css';
import type { RowParts, TablePage, TableRecord } from './table-column.ts';
import { type Density, rowHeights } from './table-density.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { Selection } from './table-selection.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableWindow } from './table-window.tsx';
import type { TableState } from './use-table-state.ts';

export type BodyProps<Row extends TableRecord> = RowParts<Row> & {
  label: string;
  state: TableState;
  page: TablePage<Row>;
  selection: Selection;
  density: Density;
  isBusy: boolean;
};

const noRows: never[] = [];

export function TableRows<Row extends TableRecord>({ label, state, page, selection, density, isBusy, ...parts }: BodyProps<Row>) {
  const rows = page?.rows ?? (noRows as Row[]);
  const { columns, toggle, actionsOf } = parts;
  const span = columns.length + Number(Boolean(toggle)) + Number(Boolean(actionsOf));
  return (
    <table
      className={classes.table}
      aria-label={label}
      aria-busy={isBusy}
      aria-rowcount={page && !page.total.isMore ? page.total.count + 1 : -1}
    >
      <TableHead columns={columns} state={state} hasActions={Boolean(actionsOf)} selection={toggle && selection} />
      <TableWindow rows={rows} rowHeight={rowHeights[density]}>
        {({ container, rows: drawn, before, after }) => (
          <tbody ref={container}>
            {!page && <TableSkeleton columns={span} rows={Math.min(state.query.size === -1 ? 10 : state.query.size, 10)} />}
            {before > 0 && <Gap height={before} span={span} />}
            {drawn.map(({ row, index }) => (
              <TableRow key={row.id} row={row} rank={(page?.first ?? 1) + index + 1} isSelected={selection.ids.has(row.id)} {...parts} />
            ))}
            {after > 0 && <Gap height={after} span={span} />}
          </tbody>
        )}
      </TableWindow>
    </table>
  );
}

const Gap = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden className={classes.gap}>
    <td colSpan={span} style={{ height }} />
  </tr>
);
