import { memo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { ActionMenu } from './action-menu.tsx';
import { useIsOpenRow } from './shown-rows.ts';
import { TableBox } from './table-box.tsx';
import classes from './table-cards.module.css';
import type { RowParts, TableRecord } from './table-column.ts';
import { useRowClick } from './table-row.tsx';
import type { BodyProps } from './table-rows.tsx';
import { TableWindow } from './table-window.tsx';

type CardProps<Row extends TableRecord> = RowParts<Row> & { row: Row; isSelected: boolean };

function DataCard<Row extends TableRecord>({ row, isSelected, columns, nameOf, hrefOf, actionsOf, staysHere, toggle }: CardProps<Row>) {
  const { t } = useTexts();
  const href = hrefOf?.(row);
  const actions = actionsOf?.(row) ?? [];
  const name = nameOf(row);
  const drawn = (role: 'title' | 'line' | 'aside') => columns.filter(({ card }) => card === role);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link of the card does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link of the card does the same
    <div
      className={classes.card}
      data-row={row.id}
      data-selected={isSelected || undefined}
      aria-current={useIsOpenRow(row.id) || undefined}
      onClick={useRowClick(href, staysHere)}
    >
      {toggle && (
        <span className={classes.box}>
          <TableBox label={t('table.select', { name })} isChecked={isSelected} onToggle={() => toggle(row.id)} />
        </span>
      )}
      <div className={classes.body}>
        <div className={classes.head}>
          {drawn('title').map(({ key, cell }) => (
            <div key={key} className={classes.title}>
              {href ? (
                <Link to={href} preventScrollReset={staysHere(href)} data-open>
                  {cell(row)}
                </Link>
              ) : (
                cell(row)
              )}
            </div>
          ))}
          {actions.length > 0 && <ActionMenu label={t('table.actionsOn', { name })} actions={actions} />}
        </div>
        <div className={classes.rest}>
          <div className={classes.lines}>
            {drawn('line').map(({ key, header, cell, isNamedOnCard }) => (
              <span key={key}>
                {isNamedOnCard?.(row) && <span className={classes.name}>{header} </span>}
                {cell(row)}
              </span>
            ))}
          </div>
          <div className={classes.aside}>
            {drawn('aside').map(({ key, cell }) => (
              <span key={key}>{cell(row)}</span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const TableCard = memo(DataCard) as typeof DataCard;
const noRows: never[] = [];
const ghosts = [1, 2, 3, 4, 5, 6];

/** The same rows where a table has no room. Drawn instead of the table, never beside it. */
export function TableCards<Row extends TableRecord>({ label, page, selection, isBusy, state: _, density: __, ...parts }: BodyProps<Row>) {
  const rows = page?.rows ?? (noRows as Row[]);
  return (
    <TableWindow rows={rows} rowHeight={68}>
      {({ container, rows: drawn, before, after, measure }) => (
        <ul
          ref={container}
          className={classes.cards}
          aria-label={label}
          aria-busy={isBusy}
          style={{ paddingTop: before, paddingBottom: after }}
        >
          {!page && ghosts.map((ghost) => <li key={ghost} aria-hidden className={classes.ghost} />)}
          {drawn.map(({ row, index }) => (
            <li key={row.id} ref={measure} data-index={index}>
              <TableCard row={row} isSelected={selection.ids.has(row.id)} {...parts} />
            </li>
          ))}
        </ul>
      )}
    </TableWindow>
  );
}
