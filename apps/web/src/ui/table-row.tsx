import { type MouseEvent, memo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { ActionMenu } from './action-menu.tsx';
import classes from './data-table.module.css';
import { useIsOpenRow } from './shown-rows.ts';
import { TableBox } from './table-box.tsx';
import type { RowParts, TableRecord } from './table-column.ts';

type RowProps<Row extends TableRecord> = RowParts<Row> & { row: Row; rank: number; isSelected: boolean };

/** A click on the row opens it, unless it was meant for something inside, or ended a selection of text. */
export function useRowClick(href: string | undefined, staysHere: (href: string) => boolean) {
  const navigate = useNavigate();
  if (!href) return undefined;
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isElsewhere =
      !(target instanceof Element) || !currentTarget.contains(target) || target.closest('a, button, label, [role="menu"]');
    if (!isElsewhere && !getSelection()?.toString()) navigate(href, { preventScrollReset: staysHere(href) });
  };
}

function DataRow<Row extends TableRecord>({ row, rank, isSelected, columns, nameOf, hrefOf, actionsOf, staysHere, toggle }: RowProps<Row>) {
  const { t } = useTexts();
  const href = hrefOf?.(row);
  const actions = actionsOf?.(row);
  const name = nameOf(row);
  return (
    <tr
      tabIndex={-1}
      data-row={row.id}
      aria-rowindex={rank}
      aria-selected={toggle && isSelected}
      aria-current={useIsOpenRow(row.id) || undefined}
      className={classes.row}
      onClick={useRowClick(href, staysHere)}
    >
      {toggle && (
        <td className={classes.boxCell}>
          <TableBox label={t('table.select', { name })} isChecked={isSelected} onToggle={() => toggle(row.id)} />
        </td>
      )}
      {columns.map(({ key, cell, align, card }) => {
        const content = cell(row);
        // A text may be cut for want of room; the whole of it is one hover away.
        const title = typeof content === 'string' ? content : undefined;
        if (card !== 'title')
          return (
            <td key={key} data-align={align} title={title}>
              {content}
            </td>
          );
        return (
          <th key={key} scope="row" className={classes.titleCell} title={title}>
            {href ? (
              <Link to={href} preventScrollReset={staysHere(href)} className={classes.open} data-open>
                {content}
              </Link>
            ) : (
              content
            )}
          </th>
        );
      })}
      {actions && (
        <td className={classes.actionCell}>
          {actions.length > 0 && <ActionMenu label={t('table.actionsOn', { name })} actions={actions} />}
        </td>
      )}
    </tr>
  );
}

// Ticking one row must not draw the others again.
export const TableRow = memo(DataRow) as typeof DataRow;
