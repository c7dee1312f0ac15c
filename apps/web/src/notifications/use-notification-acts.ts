import type { NotificationAction } from '@jalon/domain/notifications/notification';
import type { Notification } from '@jalon/domain/notifications/notification-schema';
import { useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { useNotificationAct, useReadAll, useUnreadAll } from './notifications.api.ts';

/** What is done to notifications, with the way back where somebody else would notice. */
export function useNotificationActs() {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync: act } = useNotificationAct();
  const { mutateAsync: readAll } = useReadAll();
  const isReading = useRef(false);
  const { mutateAsync: unreadAll } = useUnreadAll();

  const mark = ({ id }: Notification, action: NotificationAction): void => {
    const done = () => {
      if (action === 'treat') toast.undoable(t('notifications.treatedDone'), async () => void (await act({ id, action: 'untreat' })));
    };
    void act({ id, action }).then(done, toast.failed);
  };
  const markAll = (newest: Notification | undefined): void => {
    // Pressed twice, the second would say that it marked none, and take that back.
    if (isReading.current) return;
    isReading.current = true;
    const done = ({ marked, readAt }: { marked: number; readAt: string }) => {
      if (marked > 0) toast.undoable(t('notifications.allRead', { count: marked }), async () => void (await unreadAll(readAt)));
    };
    void readAll(newest)
      .then(done, toast.failed)
      .finally(() => {
        isReading.current = false;
      });
  };
  return { mark, markAll };
}
