import type { Notification } from '@jalon/domain/notifications/notification-schema';
import { type RefObject, useEffect } from 'react';
import { isBusyElsewhere, stepRow } from '../ui/table-keys.ts';
import type { useNotificationActs } from './use-notification-acts.ts';

/** `j` and `k` walk, Enter opens, `e` treats, `u` makes unread. */
export function useNotificationKeys(
  list: RefObject<HTMLElement | null>,
  rows: readonly Notification[],
  { mark }: ReturnType<typeof useNotificationActs>,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event) || !list.current) return;
      const line = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
      const row = rows.find(({ id }) => id === line?.dataset.row);
      if (event.key === 'j') stepRow(list.current, 1);
      else if (event.key === 'k') stepRow(list.current, -1);
      else if (event.key === 'Enter' && line === event.target) line?.querySelector<HTMLElement>('[data-open]')?.click();
      else if (event.key === 'e' && row?.asks && !row.treated) mark(row, 'treat');
      else if (event.key === 'u' && row?.isRead) mark(row, 'unread');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [list, rows, mark]);
}
