import { Button, Group } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { useMemo } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import { offerTime } from './toast-time.ts';

type Toast = { message: string; color: 'green' | 'red'; role?: 'alert'; closeButtonProps: { 'aria-label': string } };

/**
 * What is said again takes the place of what was said. On a phone all that was done before goes: the pile would lie over what the person works
 * on. What was refused stays to be read.
 */
function makeRoom(saying?: string): void {
  const isNarrow = matchMedia('(max-width: 48em)').matches;
  for (const { id, color, message } of notificationsStore.getState().notifications)
    if (id && color === 'green' && (isNarrow || message === saying)) notifications.hide(id);
}

/** A toast with one button, which also closes it. Gives back what takes the offer away. */
function offer(toast: Toast, { label, run }: { label: string; run: () => void }): () => void {
  const press = () => {
    notifications.hide(id);
    run();
  };
  const message = (
    <Group justify="space-between" wrap="nowrap">
      {toast.message}
      <Button variant="subtle" size="compact-sm" flex="none" onClick={press}>
        {label}
      </Button>
    </Group>
  );
  makeRoom();
  const closingIn = (autoClose: number | false) => notifications.update({ id, message, autoClose });
  const id = notifications.show({
    ...toast,
    message,
    autoClose: offerTime,
    // The kit waits for the pointer only: who came by the keyboard would see the button go while it has the focus.
    onFocusCapture: () => closingIn(false),
    onBlurCapture: () => closingIn(offerTime),
  });
  return () => void notifications.hide(id);
}

/** `toast.done('Saved')`, `toast.undoable('Disabled', undo)`, `toast.failed(error)`. */
export function useToast() {
  const { t } = useTexts();
  return useMemo(() => {
    const closeButtonProps = { 'aria-label': t('common.close') };
    const green = (message: string): Toast => ({ message, color: 'green', closeButtonProps });
    const done = (message: string) => {
      makeRoom(message);
      notifications.show(green(message));
    };
    const refused = (message: string) => void notifications.show({ message, color: 'red', role: 'alert', closeButtonProps });
    // Where the general words would not say what to do, the screen has its own.
    const failed = (error: unknown, words?: string) => refused(words ?? errorText(t, error));
    const offering = (message: string, action: { label: string; run: () => void }) => offer(green(message), action);
    const undoable = (message: string, undo: () => Promise<void>) =>
      offering(message, { label: t('common.undo'), run: () => void undo().then(() => done(t('common.undone')), failed) });
    return { done, refused, failed, offering, undoable };
  }, [t]);
}
