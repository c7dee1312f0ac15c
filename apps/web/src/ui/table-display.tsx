import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconDownload } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import type { Column } from './table-column.ts';
import { type Density, densities } from './table-density.ts';
import { tableMenu } from './table-menu.ts';
import type { TableState } from './use-table-state.ts';

type DisplayProps<Row> = {
  columns: Column<Row>[];
  /** What the list's own order is called. */
  ownOrder: string;
  state: TableState;
  density: Density;
  onDensity: (density: Density) => void;
  /** Cards have one density. */
  isNarrow: boolean;
};

/** Order and density in words: cards have no headers to press, and a header cannot give the list its own order back in one step. */
export function TableDisplay<Row>({ columns, ownOrder, state, density, onDensity, isNarrow }: DisplayProps<Row>) {
  const { t } = useTexts();
  const { query, defaults } = state;
  const sorts = columns.flatMap(({ sort, header }) => (sort ? [{ sort, header }] : []));
  const isDense = (value: string): value is Density => densities.some((known) => known === value);
  return (
    <Menu position="bottom-end" closeOnItemClick={false} {...tableMenu}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('table.display')}>
          <IconAdjustmentsHorizontal size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('table.sortBy')}</Menu.Label>
        <Menu.RadioGroup value={query.sort} onChange={(sort) => state.change({ sort, dir: defaults.dir })}>
          <Menu.RadioItem value={defaults.sort}>{ownOrder}</Menu.RadioItem>
          {sorts.map(({ sort, header }) => (
            <Menu.RadioItem key={sort} value={sort}>
              {header}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup value={query.dir} onChange={(dir) => state.change({ dir })}>
          <Menu.RadioItem value="asc">{t('table.ascending')}</Menu.RadioItem>
          <Menu.RadioItem value="desc">{t('table.descending')}</Menu.RadioItem>
        </Menu.RadioGroup>
        {!isNarrow && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('table.density')}</Menu.Label>
            <Menu.RadioGroup value={density} onChange={(value) => isDense(value) && onDensity(value)}>
              {densities.map((value) => (
                <Menu.RadioItem key={value} value={value}>
                  {t(`table.${value}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

export type ExportLinks = { csv: string; xlsx: string };

/** Plain links: the browser saves the file, with nothing to wait for here. */
export function TableExport({ links, isNarrow }: { links: ExportLinks; isNarrow: boolean }) {
  const { t } = useTexts();
  return (
    <Menu position="bottom-end" {...tableMenu}>
      <Menu.Target>
        {isNarrow ? (
          <ActionIcon variant="default" size={36} aria-label={t('table.export')}>
            <IconDownload size={16} stroke={1.6} />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<IconDownload size={16} stroke={1.6} />}>
            {t('table.export')}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('table.exportHint')}</Menu.Label>
        <Menu.Item component="a" href={links.csv} download>
          {t('table.exportCsv')}
        </Menu.Item>
        <Menu.Item component="a" href={links.xlsx} download>
          {t('table.exportXlsx')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
