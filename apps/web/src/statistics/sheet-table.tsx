import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { CompanyFace } from '../ui/face.tsx';
import type { Cell, Kind, Sheet } from './sheet.ts';
import classes from './sheet-table.module.css';
import { useStatisticsWords } from './use-statistics-words.ts';

/** The data of a chart, as a table: also its form for those who do not see it. */
export function SheetTable({ title, sheet: { columns, rows, total } }: { title: string; sheet: Sheet }) {
  const { t } = useTexts();
  const { shown } = useStatisticsWords();
  const written = (cell: Cell | undefined, kind: Kind) =>
    cell === null || cell === undefined ? '–' : typeof cell === 'string' ? cell : shown[kind](cell);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled by keys too
    <section className={classes.scroll} aria-label={`${title}, ${t('statistics.view.table')}`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ label, kind, key = label }) => (
              <th key={key} scope="col" data-number={kind !== 'text' || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, to, company }) => (
            <tr key={key}>
              {columns.map(({ label, kind, key = label }, at) => {
                const text = written(cells[at], kind);
                if (at > 0)
                  return (
                    <td key={key} data-number={kind !== 'text' || undefined}>
                      {text}
                    </td>
                  );
                return (
                  <th key={key} scope="row">
                    <span className={classes.named}>
                      {company && <CompanyFace company={company} size={24} />}
                      {to ? (
                        <Anchor component={Link} to={to} inherit preventScrollReset={to.startsWith('?')}>
                          {text}
                        </Anchor>
                      ) : (
                        text
                      )}
                    </span>
                  </th>
                );
              })}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {columns.map(({ label, kind, key = label }, at) =>
                at === 0 ? (
                  <th key={key} scope="row">
                    {written(total[at], kind)}
                  </th>
                ) : (
                  <td key={key} data-number={kind !== 'text' || undefined}>
                    {total[at] === undefined ? '' : written(total[at], kind)}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
