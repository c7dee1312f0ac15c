import type { Conversation } from '@jalon/domain/chat/chat-schema';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { refreshChat } from './chat.api.ts';

/** What may be done with a conversation as a whole. */
export function useTalkActs({ id, isMuted }: Conversation) {
  const { t } = useTexts();
  const client = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const params = { id };
  const act = (sent: Promise<unknown>, onDone: () => void) => void sent.then(onDone, toast.failed).finally(() => refreshChat(client, id));
  const open = async () => {
    await call('POST /api/conversations/:id/reopen', { params }).finally(() => refreshChat(client, id));
  };
  return {
    mute: () =>
      act(call('PUT /api/conversations/:id/muted', { params, body: { isMuted: !isMuted } }), () =>
        toast.done(t(isMuted ? 'chat.unmuted' : 'chat.muted')),
      ),
    close: async () => {
      if (await confirm({ title: t('chat.closeTitle'), text: t('chat.closeText'), confirm: t('chat.close'), isDanger: true }))
        act(call('POST /api/conversations/:id/close', { params }), () => toast.undoable(t('chat.closeDone'), open));
    },
    reopen: () => act(open(), () => toast.done(t('chat.reopenDone'))),
  };
}
