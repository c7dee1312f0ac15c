import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { toastTime } from './toast-time.ts';
import classes from './toasts.module.css';

/** Where toasts appear. Those asked for before it stands are shown once it does. */
export function Toasts() {
  return <Notifications autoClose={toastTime} position="bottom-right" className={classes.toasts} />;
}
