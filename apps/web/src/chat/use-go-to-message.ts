import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useToast } from '../ui/toast.tsx';
import { fetchBackTo } from './chat.api.ts';

/** Fetches what is missing up to a message, and goes there: it stands in the middle, with the focus on it. */
export function useGoToMessage(conversationId: string): (sequence: number) => Promise<void> {
  const client = useQueryClient();
  const { failed } = useToast();
  return useCallback(
    async (sequence) => {
      await fetchBackTo(client, conversationId, sequence).catch(failed);
      // Once what was fetched is on the page.
      requestAnimationFrame(() => {
        const message = document.querySelector<HTMLElement>(`[data-sequence="${sequence}"]`);
        message?.scrollIntoView({ block: 'center' });
        message?.focus({ preventScroll: true });
      });
    },
    [client, conversationId, failed],
  );
}
