import type { ChatTurn } from '@jalon/domain/chat/chat-schema';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';

/** Who has ended a conversation or opened it again, in a sentence without its end. */
export function useTurnWords(): (turn: ChatTurn) => string {
  const { t } = useTexts();
  const user = useUser();
  return ({ action, by }) => {
    if (!by) return t(`chat.turn.${action}.nobody`);
    return by.id === user.id ? t(`chat.turn.${action}.own`) : t(`chat.turn.${action}.other`, { name: by.name });
  };
}
