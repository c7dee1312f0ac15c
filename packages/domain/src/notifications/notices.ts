import { isTold, type Notice, type NoticeCategory, type NoticePlace, type Telling } from '../core/notices.ts';
import type { ActionSpec, AnyFlow, ToldKindOf } from '../core/workflow.ts';
import type { EventKind, OwnKind } from '../history/history.ts';
import { flows, type ResourceFlow } from '../resources.ts';

/** Of a kind that no flow declares. */
type Own = Telling & { category: NoticeCategory; place: NoticePlace; undoes?: readonly EventKind[] };
/** Said aloud, so that no kind is forgotten. */
const nobody = 'nobody';
const toValidate = { category: 'validation', place: 'account', asks: ['theAdmins'], mail: 'daily' } as const;
const ofTeam = { category: 'team', place: 'contact', tells: ['theOwners'] } as const;

/** Of the features that stand on no flow yet: whom each kind of event tells. */
export const ownNotices = {
  'session.signIn': nobody,
  'session.signOut': nobody,
  'session.end': nobody,
  'session.locked': nobody,
  'account.language': nobody,
  // Who signs up waits for the administrators once the address is proved: at once where a provider has proved it.
  'account.signUp': toValidate,
  'account.verify': toValidate,
  'account.known': nobody,
  'account.resend': nobody,
  'account.emailAsk': nobody,
  'account.emailResend': nobody,
  'account.emailCancel': nobody,
  'account.email': nobody,
  'account.forgot': nobody,
  'account.reset': nobody,
  'account.enable': ofTeam,
  'account.update': nobody,
  'account.notices': nobody,
  'account.picture': nobody,
  // Its owner is shown every reading beside the file.
  'account.fileUpdate': nobody,
  'account.fileOpen': nobody,
  'account.password': nobody,
  'account.twoStepOn': nobody,
  'account.twoStepOff': nobody,
  'account.recoveryCodes': nobody,
  'account.deactivate': nobody,
  'account.reactivate': nobody,
  'account.acceptTerms': nobody,
  'legalText.update': nobody,
  'legalText.publish': nobody,
  'operator.update': nobody,
  'operator.logo': nobody,
  'company.logo': nobody,
  'identity.link': nobody,
  'identity.unlink': nobody,
  // A job finds them after it has happened.
  'talent.appear': { category: 'talents', place: 'talent', tells: ['theSearchers'] },
  'conversation.open': nobody,
  'conversation.close': nobody,
  'conversation.reopen': nobody,
  'conversation.report': { category: 'validation', place: 'conversation', asks: ['everyAdmin'], mail: 'daily' },
  // A message that nobody has read for a while: those who are there see it at once.
  'conversation.unread': { category: 'messages', place: 'conversation', tells: ['theAway'], mail: 'at once' },
  // It stands in the room of announcements, with its own count.
  'announcement.send': nobody,
  'connector.update': nobody,
} as const satisfies Record<OwnKind, Own | typeof nobody>;

type OwnNotices = typeof ownNotices;
type NamesIn<Entry> =
  | (Entry extends { tells: readonly (infer Name extends string)[] } ? Name : never)
  | (Entry extends { asks: readonly (infer Name extends string)[] } ? Name : never);
/** The audiences named here, for each of which the API has its SQL. */
export type OwnAudience = { [Kind in keyof OwnNotices]: NamesIn<OwnNotices[Kind]> }[keyof OwnNotices];
export type OwnToldKind = { [Kind in keyof OwnNotices]: [NamesIn<OwnNotices[Kind]>] extends [never] ? never : Kind }[keyof OwnNotices];
/** The kinds that tell somebody; each has its words. */
export type ToldKind = OwnToldKind | { [Flow in ResourceFlow as Flow['name']]: ToldKindOf<Flow> }[ResourceFlow['name']];

/**
 * The notices of a flow, by kind. Where it asks something, an act that leads to another state ends what was asked, unless it undoes another
 * act.
 */
export function noticesOf({ name, notices, create, actions }: AnyFlow): [string, Notice][] {
  if (!notices) return [];
  const verbs: [string, Partial<ActionSpec> & Telling][] = [['create', create], ...Object.entries(actions)];
  const isAsking = verbs.some(([, { asks = [] }]) => asks.length > 0);
  return verbs.map(([verb, { tells = [], asks = [], mail, letter, to, ...own }]) => {
    const undoes = Object.keys(actions).flatMap((other) => (actions[other]?.undoneBy === verb ? [`${name}.${other}`] : []));
    const { category = notices.category, place = notices.place, treats = isAsking && to !== undefined && undoes.length === 0 } = own;
    const sent = { ...(mail ? { mail } : {}), ...(letter ? { letter } : {}), ...(to === 'gone' && { isOfGone: true as const }) };
    return [`${name}.${verb}`, { category, place, tells, asks, ...sent, undoes, treats }];
  });
}

const own = Object.entries(ownNotices as Record<string, Own | typeof nobody>).flatMap(([kind, entry]): [string, Notice][] =>
  entry === nobody
    ? []
    : [[kind, { ...entry, tells: entry.tells ?? [], asks: entry.asks ?? [], undoes: entry.undoes ?? [], treats: entry.treats === true }]],
);
const all = new Map<string, Notice>([...own, ...flows.flatMap(noticesOf)]);

/** What an event of this kind does to notifications; undefined where it does nothing. */
export const noticeOf = (kind: string): Notice | undefined => all.get(kind);

/** The one list of kinds that tell somebody. */
export const toldKinds = [...all].filter(([, notice]) => isTold(notice)).map(([kind]) => kind) as ToldKind[];

/** What is suggested for a category: what its kinds do by themselves, which some do at once and others once a day. */
export function suggestedFor(category: NoticeCategory): 'product' | 'daily' | 'at once' | 'mixed' {
  const mails = new Set(toldKinds.flatMap((kind) => (all.get(kind)?.category === category ? [all.get(kind)?.mail] : [])));
  if (mails.has('daily') && mails.has('at once')) return 'mixed';
  return mails.has('at once') ? 'at once' : mails.has('daily') ? 'daily' : 'product';
}
