import { ActionIcon, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Menu, MenuDownload, MenuLabel } from './menu.tsx';

export type ExportLinks = { csv: string; xlsx: string; pdf?: string | undefined };
type NamedLinks = ExportLinks & { label: string };

/** Plain links: the browser saves the file, with nothing to wait for here. */
export function TableExport({ links, isNarrow }: { links: ExportLinks | NamedLinks[]; isNarrow: boolean }) {
  const { t } = useTexts();
  const lists = Array.isArray(links) ? links : [{ ...links, label: t('table.exportHint') }];
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
      {lists.map(({ label, csv, xlsx, pdf }) => (
        <Fragment key={label}>
          <MenuLabel>{label}</MenuLabel>
          <MenuDownload href={csv}>{t('table.exportCsv')}</MenuDownload>
          <MenuDownload href={xlsx}>{t('table.exportXlsx')}</MenuDownload>
          {pdf && <MenuDownload href={pdf}>{t('table.exportPdf')}</MenuDownload>}
        </Fragment>
      ))}
    </Menu>
  );
}
