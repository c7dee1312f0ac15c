import type { ChatAbout, ChatPerson } from '@jalon/domain/chat/chat-schema';
import { texts } from '@jalon/domain/locales/all';
import type { ListSpec } from '../core/listing-statements.ts';
import { matchingAsTyped, matchingTyped } from '../core/search.ts';
import { sql } from '../db/sql.ts';
import type { SearchedBesides } from '../search/search.queries.ts';
import { aboutShown, otherOf, personShown } from './chat.columns.ts';
import { isFound, ofTalk } from './chat.queries.ts';

type Row = { id: string; other: ChatPerson; about: ChatAbout };

/** One's own conversations, as their list finds them: not with somebody else's eyes, and not those one only reads along. */
export const conversationsFound: SearchedBesides = (actor) => {
  if (actor.seenBy) return [];
  const spec: ListSpec = {
    ...{
      from: sql`conversation_members`,
      as: sql`m`,
      where: [sql`m.user_id = ${actor.id}`, isFound(actor, (column) => matchingTyped({ column }), matchingAsTyped)],
    },
    columns: sql`m.conversation_id as id, ${ofTalk(personShown(actor, otherOf(actor)))} as other, ${ofTalk(aboutShown(actor))} as about`,
    ...{ key: sql`m.last_at`, keyType: sql`timestamptz`, id: sql`m.conversation_id`, dir: 'desc' as const, isUncounted: true as const },
  };
  const shown = (row: { id: string }) => {
    const { other, about } = row as Row;
    const subject = about.title || texts[actor.lang].chat.about.portfolio;
    const label = `${other.firstName} ${other.lastName}`;
    return { kind: 'conversation' as const, label, detail: [other.company, subject].filter(Boolean).join(' · ') };
  };
  return [{ spec, shown }];
};
