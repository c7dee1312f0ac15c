import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

export { notifications } from '@mantine/notifications';

/** Long enough to read and to take back (5 s). */
export const toastTime = 5000;

/** Where toasts appear. Those asked for before it stands are shown once it does. */
export function Toasts() {
  return <Notifications autoClose={toastTime} position="bottom-right" className={classes.toasts} />;
}
