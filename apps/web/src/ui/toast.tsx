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
    return {
      done: (message: string) => notifications.show({ message, color: 'green', closeButtonProps }),
      failed: (error: unknown) => notifications.show({ message: errorText(t, error), color: 'red', role: 'alert', closeButtonProps }),
      undoable(message: string, undo: () => void) {
        const id = notifications.show({
          color: 'green',
          closeButtonProps,
          message: (
            <Group justify="space-between" wrap="nowrap">
              {message}
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => {
                  notifications.hide(id);
                  undo();
                }}
              >
                {t('common.undo')}
              </Button>
            </Group>
          ),
        });
      },
    };
  }, [t]);
}
