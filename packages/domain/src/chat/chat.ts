import type { UserType } from '../core/actor.ts';
import { machine } from '../core/machine.ts';

/** What a conversation is about. `portfolio` is the company or the freelance that somebody of the staff looks after. */
export const chatRecords = ['application', 'project', 'portfolio'] as const;
export type ChatRecord = (typeof chatRecords)[number];

export const chatRules = {
  textMax: 4000,
  filesMax: 5,
  /** How long one may change or take back what one has written. */
  editMinutes: 15,
  /** A letter is written to whoever has not read after this long. */
  awayMinutes: 10,
  /** Messages in one answer. */
  page: 50,
  /** Seen this lately, somebody counts as being there. */
  onlineMinutes: 6,
} as const;

export const conversationMachine = machine({
  initial: 'open',
  states: ['open', 'closed'],
  actions: { close: { from: ['open'], to: 'closed' }, reopen: { from: ['closed'], to: 'open' } },
});
export type ConversationState = (typeof conversationMachine.states)[number];
export type ConversationAction = (typeof conversationMachine.actionNames)[number];

type Side = 'freelance' | 'company' | 'staff';
const sides: Record<UserType, Side> = { Freelance: 'freelance', Company: 'company', Commercial: 'staff', Admin: 'staff' };

/** One of two people, as the records say now. */
export type Party = {
  type: UserType;
  /** The account works, and so does the company it belongs to. */
  isReachable: boolean;
  /** They see the record that the conversation is about. */
  seesRecord: boolean;
};
/** `isOver`: an application that was refused or withdrawn. */
export type Tie = { kind: ChatRecord; isOver: boolean };

/**
 * Whether two people may write to each other about a record: both see it, and they stand on different sides of it. A company and a candidate
 * talk as long as the application goes on; with the staff either of them may also talk afterwards. A portfolio joins the staff to somebody.
 * What is anonymous or still being qualified needs no rule here: whoever must not know of a record does not see it.
 */
export function mayWrite(one: Party, other: Party, { kind, isOver }: Tie): boolean {
  const [mine, theirs] = [sides[one.type], sides[other.type]];
  if (mine === theirs || ![one, other].every(({ isReachable, seesRecord }) => isReachable && seesRecord)) return false;
  const isWithStaff = mine === 'staff' || theirs === 'staff';
  return isWithStaff || (kind === 'project' ? true : kind === 'application' && !isOver);
}

/** How somebody stands to a conversation: one of the two, or one of the staff who may read along. */
export type ChatRole = 'member' | 'reader';

type Ending = { state: ConversationState; closedBy: string | null };
/** What somebody may do with a conversation now. Either of the two may end it; whoever has, and the staff who see it, open it again. */
export function conversationActions({ id, type }: { id: string; type: UserType }, { state, closedBy }: Ending): ConversationAction[] {
  return conversationMachine.leaving(state).filter((action) => action === 'close' || sides[type] === 'staff' || closedBy === id);
}

const minute = 60_000;
/** Whether its author may still change a message or take it back. */
export const isEditable = (sentAt: string, now: number): boolean => now - Date.parse(sentAt) < chatRules.editMinutes * minute;

/** A text in pieces: what looks like an address of the web is one that may be followed, everything else is words. */
export type TextPart = { text: string; href?: string };

const addresses = /https?:\/\/[\p{L}\p{N}][^\s<>"']*/giu;
/** Closes a sentence, or a bracket that was opened before it, and is no part of the address. */
const trailing = /[.,;:!?)\]}»…]+$/;

export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const href = found.replace(trailing, '');
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
