import type { Conversation, Message } from '@jalon/domain/chat/chat-schema';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useAskReason } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { changeThread, refreshChat } from './chat.api.ts';
import type { MessageActs } from './message.tsx';
import { withOwn } from './thread.ts';

const reasonMax = 500;

/** What may be done with a message. */
export function useMessageActs({ id }: Conversation, edit: (message: Message) => void): MessageActs {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const askReason = useAskReason();
  const paramsOf = (message: Message) => ({ id, messageId: message.id });
  return {
    edit,
    copy: (message) => void navigator.clipboard.writeText(message.text).then(() => toast.done(t('chat.copied')), toast.failed),
    remove: (message) =>
      void call('DELETE /api/conversations/:id/messages/:messageId', { params: paramsOf(message) }).then((removed) => {
        changeThread(client, id, (thread) => withOwn(thread, removed));
        refreshChat(client, id);
      }, toast.failed),
    report: async (message) => {
      const reason = await askReason({
        ...{ title: t('chat.reportTitle'), confirm: t('chat.report'), isDanger: true },
        reason: { label: t('chat.reportReason'), hint: t('chat.reportText'), max: reasonMax },
      });
      if (reason === undefined) return;
      call('POST /api/conversations/:id/messages/:messageId/report', { params: paramsOf(message), body: { reason } }).then(
        () => toast.done(t('chat.reported')),
        toast.failed,
      );
    },
  };
}
