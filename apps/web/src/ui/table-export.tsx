import { ActionIcon, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Menu, MenuDownload, MenuLabel } from './menu.tsx';

export type ExportLinks = { csv: string; xlsx: string };

/** Plain links: the browser saves the file, with nothing to wait for here. */
export function TableExport({ links, isNarrow }: { links: ExportLinks; isNarrow: boolean }) {
  const { t } = useTexts();
  return (
    <Menu
      button={(props) =>
        isNarrow ? (
          <ActionIcon variant="default" size={36} aria-label={t('table.export')} {...props}>
            <IconDownload size={16} stroke={1.6} />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<IconDownload size={16} stroke={1.6} />} {...props}>
            {t('table.export')}
          </Button>
        )
      }
    >
      <MenuLabel>{t('table.exportHint')}</MenuLabel>
      <MenuDownload href={links.csv}>{t('table.exportCsv')}</MenuDownload>
      <MenuDownload href={links.xlsx}>{t('table.exportXlsx')}</MenuDownload>
    </Menu>
  );
}
