import { z } from 'zod';
import { applicationStates } from '../applications/application-states.ts';
import { userTypes } from '../core/actor.ts';
import { id, line, paragraph } from '../core/fields.ts';
import { KeptFile } from '../core/file-rules.ts';
import { listQuery, pageOf, searched } from '../core/list-query.ts';
import { projectFlow } from '../projects/project.ts';
import { chatRecords, chatRules, conversationMachine } from './chat.ts';

/** Somebody who talks, as the other is shown them. */
const ChatPerson = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  picture: z.string().nullable(),
  type: z.enum(userTypes),
  /** Of a contact: their company, as far as the reader may know it. */
  company: z.string().nullable(),
  isOnline: z.boolean(),
});
export type ChatPerson = z.infer<typeof ChatPerson>;

/** What it is about, as the reader is shown it: null where the company stays anonymous. */
const ChatAbout = z.object({
  kind: z.enum(chatRecords),
  id,
  title: z.string(),
  /** Whose application it is, for who is not the candidate. */
  candidate: z.string().nullable(),
  company: z.object({ id, name: z.string(), logo: z.string().nullable() }).nullable(),
  /** Of the record, for who still sees it; null for everybody else, and of a portfolio. */
  state: z.enum([...applicationStates, ...projectFlow.states]).nullable(),
});
export type ChatAbout = z.infer<typeof ChatAbout>;

const sequence = z.int().min(0).max(2_147_483_647);
/** As an address has it. */
const place = z.coerce.number().pipe(sequence);

const lines = {
  id,
  state: z.enum(conversationMachine.states),
  about: ChatAbout,
  /** The other of the two; for who reads along, the one who did not begin. */
  other: ChatPerson,
  /** The other one of a conversation that one only reads. */
  first: ChatPerson.nullable(),
  role: z.enum(['member', 'reader']),
  lastAt: z.string(),
  last: z.object({ sequence, text: z.string(), files: z.int(), isMine: z.boolean(), isDeleted: z.boolean() }).nullable(),
  unread: z.int(),
  isMuted: z.boolean(),
};
/** `found`: the latest message that holds what was looked for, around it. */
export const ConversationRow = z.object({ ...lines, found: z.object({ sequence, text: z.string() }).nullable() });
export type ConversationRow = z.infer<typeof ConversationRow>;

export const conversationViews = ['all', 'unread', 'application', 'project', 'portfolio'] as const;
export const ConversationQuery = listQuery({ sorts: ['lastAt'], filters: {} })
  .omit({ sort: true, dir: true })
  .extend({ show: z.enum(conversationViews).default('all') });
export type ConversationQuery = z.output<typeof ConversationQuery>;
export const ConversationPage = pageOf(ConversationRow);

/** It was ended, or opened again. Nobody once the account is gone. */
const ChatTurn = z.object({
  action: z.enum(conversationMachine.actionNames),
  by: z.object({ id, name: z.string() }).nullable(),
  at: z.string(),
});
export type ChatTurn = z.infer<typeof ChatTurn>;

const ChatFile = KeptFile.extend({ at: z.string(), by: z.string() });

export const Conversation = z.object({
  ...lines,
  /** How far each of the two has read, and where the list of changes stands. */
  readSequence: sequence,
  otherRead: z.object({ sequence, at: z.string().nullable() }),
  lastSequence: sequence,
  /** Why nothing can be written, or null. */
  shut: z.enum(['closed', 'record', 'reader']).nullable(),
  actions: z.array(z.enum(conversationMachine.actionNames)),
  /** The latest, in their order. */
  turns: z.array(ChatTurn),
  /** The staff who may read along, by name. */
  readers: z.array(z.object({ id, name: z.string(), picture: z.string().nullable() })),
  files: z.array(ChatFile),
});
export type Conversation = z.infer<typeof Conversation>;

export const Message = z.object({
  id,
  sequence,
  /** Of the last change: whoever knows a revision asks for what came after it. */
  revision: sequence,
  /** Null once the account is gone. */
  authorId: id.nullable(),
  /** Empty once it was taken back. */
  text: z.string(),
  files: z.array(KeptFile),
  sentAt: z.string(),
  editedAt: z.string().nullable(),
  isDeleted: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** What comes before a place, newest first; or whatever has changed since a revision, in the order of its changes. */
export const MessageQuery = z.strictObject({
  before: place.optional(),
  since: place.optional(),
  q: searched.optional(),
});
/** `isMore`: there is more of the same to ask for. */
export const Messages = z.object({ messages: z.array(Message), isMore: z.boolean() });
export type Messages = z.infer<typeof Messages>;

const text = paragraph(chatRules.textMax);
/** The id is made where it is written, so that sending again what may have arrived sends nothing twice. */
export const MessageInput = z.strictObject({ id: z.uuidv7(), text, fileIds: z.array(id).max(chatRules.filesMax) });
export type MessageInput = z.infer<typeof MessageInput>;
export const MessageEdit = z.strictObject({ text: text.min(1) });
export const ReadInput = z.strictObject({ sequence });
export const MuteInput = z.strictObject({ isMuted: z.boolean() });
export const ReportInput = z.strictObject({ reason: line(500) });

export const ConversationInput = z.strictObject({ kind: z.enum(chatRecords), recordId: id, withId: id });
export type ConversationInput = z.infer<typeof ConversationInput>;

/** Somebody one may write to, with everything that may be about: what they last talked about first, then the latest records. */
export const Reachable = z.object({
  person: ChatPerson,
  /** `conversationId`: one that is there already. */
  subjects: z.array(z.object({ about: ChatAbout, conversationId: id.nullable() })),
});
export type Reachable = z.infer<typeof Reachable>;
export const ReachableQuery = z.strictObject({
  q: searched.optional(),
  /** Only about this record. */
  kind: z.enum(chatRecords).optional(),
  recordId: id.optional(),
  /** Only the freelance of this profile. */
  profileId: id.optional(),
});
export type ReachableQuery = z.output<typeof ReachableQuery>;

export const announcementAudiences = ['all', ...userTypes] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];
export const AnnouncementInput = z.strictObject({ audience: z.enum(announcementAudiences), text: text.min(1) });
export const Announcement = z.object({
  id,
  text: z.string(),
  audience: z.enum(announcementAudiences),
  sentAt: z.string(),
  isRead: z.boolean(),
});
export type Announcement = z.infer<typeof Announcement>;
export const Announcements = z.object({ announcements: z.array(Announcement), unread: z.int() });
