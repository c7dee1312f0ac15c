import { useTexts } from '../core/i18n.ts';
import type { ColumnChoice } from './column-choice.ts';
import { MenuCheck, MenuItem, MenuLabel, MenuLine } from './menu.tsx';
import type { Column } from './table-column.ts';

type ColumnsMenuProps<Row> = { columns: Column<Row>[]; shown: Column<Row>[]; choice: ColumnChoice };

/** Which columns the list shows. The one that names the row is always there. */
export function TableColumnsMenu<Row>({ columns, shown, choice: { chosen, choose } }: ColumnsMenuProps<Row>) {
  const { t } = useTexts();
  const isShown = ({ key }: Column<Row>) => shown.some((column) => column.key === key);
  return (
    <>
      <MenuLine />
      <MenuLabel>{t('table.columns')}</MenuLabel>
      {columns
        .filter(({ card }) => card !== 'title')
        .map((column) => (
          <MenuCheck key={column.key} isChecked={isShown(column)} onToggle={() => choose({ ...chosen, [column.key]: !isShown(column) })}>
            {column.header}
          </MenuCheck>
        ))}
      {Object.keys(chosen).length > 0 && <MenuItem onPick={() => choose({})}>{t('table.defaultColumns')}</MenuItem>}
    </>
  );
}
