import { ActionIcon } from '@mantine/core';
import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { oneOf, readPreference, writePreference } from '../core/preferences.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './chart-panel.module.css';
import { downloadCsv, downloadPicture } from './download.ts';
import { csvOf, type Sheet } from './sheet.ts';
import { SheetTable } from './sheet-table.tsx';

const isView = oneOf('chart', 'table');
type ChartPanelProps = {
  /** Remembers how it is shown, and names its files. */
  name: string;
  title: string;
  text?: string | undefined;
  sheet: Sheet;
  /** Instead of both, where there is nothing to show. */
  empty?: ReactNode;
  /** What is said below, whatever is shown. */
  foot?: ReactNode;
  isTableFirst?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A chart and its table, one press from each other, with the files of both. */
export function ChartPanel({ name, title, text, sheet, empty, foot, isTableFirst, className, children }: ChartPanelProps) {
  const { t, language } = useTexts();
  const body = useRef<HTMLDivElement>(null);
  const kept = `statistics.${name}`;
  const [view, setView] = useState(() => readPreference(kept, isView) ?? (isTableFirst ? 'table' : 'chart'));
  const show = (next: 'chart' | 'table') => {
    setView(next);
    writePreference(kept, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 't' && !event.ctrlKey && !event.metaKey && !event.altKey) show(view === 'chart' ? 'table' : 'chart');
  };
  const chart = () => body.current?.querySelector('svg[role="group"]');
  return (
    <Panel
      title={title}
      text={text}
      aside={
        !empty && (
          <div className={classes.tools}>
            <fieldset className={classes.views} aria-label={t('statistics.view.label')}>
              {(['chart', 'table'] as const).map((one) => (
                <button key={one} type="button" aria-pressed={view === one} onClick={() => show(one)}>
                  {one === 'chart' ? <IconChartBar size={14} stroke={1.7} aria-hidden /> : <IconTable size={14} stroke={1.7} aria-hidden />}
                  {t(`statistics.view.${one}`)}
                </button>
              ))}
            </fieldset>
            <Menu
              button={(props) => (
                <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('statistics.export.of', { title })} {...props}>
                  <IconDownload size={16} stroke={1.6} />
                </ActionIcon>
              )}
            >
              <MenuItem onPick={() => downloadCsv(title, csvOf([{ title, sheet }], language))}>{t('statistics.export.csv')}</MenuItem>
              {view === 'chart' && (
                <MenuItem
                  onPick={() => {
                    const drawing = chart();
                    if (drawing instanceof SVGSVGElement) void downloadPicture(title, title, drawing);
                  }}
                >
                  {t('statistics.export.png')}
                </MenuItem>
              )}
            </Menu>
          </div>
        )
      }
      isFlush={view === 'table' && !empty}
      foot={foot}
      className={className}
      onKeyDown={onKeyDown}
    >
      <div ref={body}>{empty ?? (view === 'chart' ? children : <SheetTable title={title} sheet={sheet} />)}</div>
    </Panel>
  );
}
