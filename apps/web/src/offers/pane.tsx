import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './pane.module.css';
import type { Place } from './use-place.ts';

type PaneProps = { place: Place; title: string; children: ReactNode };

/** What is open as a page of its own, where there is no room beside the list. */
export function Pane({ place, title, children }: PaneProps) {
  const { t } = useTexts();
  useDocumentTitle(title);
  return (
    <div className={classes.page}>
      <Link to={place.hrefOf()} className={classes.back}>
        <IconChevronLeft size={16} stroke={1.75} />
        {t(`offers.back.${place.tab}`)}
      </Link>
      {children}
    </div>
  );
}

type FoldedProps = { place: Place; rows: readonly { id: string }[]; id: string; total: number };

/** In the place of the list, while a form stands beside the detail. */
export function FoldedList({ place, rows, id, total }: FoldedProps) {
  const { t } = useTexts();
  const rank = rows.findIndex((row) => row.id === id) + 1;
  return (
    <div className={classes.folded}>
      <Link to={place.hrefOf(id)} className={classes.fold}>
        <IconChevronLeft size={16} stroke={1.75} />
        {t('offers.count', { count: total })}
      </Link>
      {rank > 0 && t('offers.rank', { rank, total })}
    </div>
  );
}
