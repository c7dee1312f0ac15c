import { notifications } from '@mantine/notifications';
import { textOr } from '../core/i18n.ts';

const id = 'offline';

/** Why the page that was asked for does not come; it goes when the network is back. */
export function sayOffline(): void {
  notifications.hide(id);
  notifications.show({
    id,
    message: textOr('shell.error.offline', ''),
    color: 'red',
    role: 'alert',
    autoClose: false,
    withCloseButton: false,
  });
  window.addEventListener('online', () => notifications.hide(id), { once: true });
}
