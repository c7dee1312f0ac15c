import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';

/** Long enough to read and to take back (5 s). */
export const toastTime = 5000;

/** `toast.done('Saved')`, `toast.undoable('Disabled', undo)`, `toast.failed(error)`. */
export function useToast() {
  const { t } = useTexts();
  return useMemo(() => {
    const closeButtonProps = { 'aria-label': t('common.close') };
    const done = (message: string) => notifications.show({ message, color: 'green', closeButtonProps });
    const failed = (error: unknown) => notifications.show({ message: errorText(t, error), color: 'red', role: 'alert', closeButtonProps });
    /** With one button, which also closes it. */
    const offering = (message: string, { label, run }: { label: string; run: () => void }) => {
      const press = () => {
        notifications.hide(id);
        run();
      };
      const body = (
        <Group justify="space-between" wrap="nowrap">
          {message}
          <Button variant="subtle" size="compact-sm" flex="none" onClick={press}>
            {label}
          </Button>
        </Group>
      );
      const closingIn = (autoClose: number | false) => notifications.update({ id, message: body, autoClose });
      const id = notifications.show({
        message: body,
        color: 'green',
        closeButtonProps,
        // The kit waits for the pointer only: who came by the keyboard would see the button go while it has the focus.
        onFocusCapture: () => closingIn(false),
        onBlurCapture: () => closingIn(toastTime),
      });
    };
    const undoable = (message: string, undo: () => Promise<void>) =>
      offering(message, { label: t('common.undo'), run: () => void undo().then(() => done(t('common.undone')), failed) });
    return { done, failed, offering, undoable };
  }, [t]);
}
