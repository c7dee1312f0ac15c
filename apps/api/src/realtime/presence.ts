import { z } from 'zod';

/** Who of one server is on a channel: all of them each time, so that news that is lost or comes twice does no harm. */
const Here = z.object({ from: z.string(), channel: z.string(), users: z.array(z.string()), isAsking: z.boolean().optional() });
/** What one client says to the others of its channel. */
const Said = z.object({ from: z.string(), channel: z.string(), event: z.string(), user: z.string() });
export const PresenceNews = z.union([Said, Here]);
export type PresenceNews = z.infer<typeof PresenceNews>;
type Here = z.infer<typeof Here>;
export type Coming = { channel: string; user: string; isHere: boolean };

/** Said again this often, and forgotten after missing it twice: a server that was killed says no goodbye. */
export const refreshMs = 30_000;
const forgetMs = 75_000;

/** Who is on which channel, whichever server they are connected to. `publish` tells the other servers. */
export function presences(own: string, publish: (news: PresenceNews) => void) {
  /** By channel and user, how many connections they have here. */
  const here = new Map<string, Map<string, number>>();
  /** By channel and server. */
  const elsewhere = new Map<string, Map<string, { users: readonly string[]; at: number }>>();

  const localOf = (channel: string): string[] => [...(here.get(channel)?.keys() ?? [])];
  const usersOf = (channel: string): string[] => [
    ...new Set([...localOf(channel), ...[...(elsewhere.get(channel)?.values() ?? [])].flatMap(({ users }) => users)]),
  ];
  const tell = (channel: string, isAsking = false): void =>
    publish({ from: own, channel, users: localOf(channel), ...(isAsking && { isAsking }) });
  /** What a change makes of who is there, as those who are there see it. */
  const changing = (channel: string, change: () => void): Coming[] => {
    const before = usersOf(channel);
    change();
    const after = usersOf(channel);
    return [
      ...after.filter((user) => !before.includes(user)).map((user) => ({ channel, user, isHere: true })),
      ...before.filter((user) => !after.includes(user)).map((user) => ({ channel, user, isHere: false })),
    ];
  };
  function place({ from, channel, users }: Here, now: number): void {
    const servers = elsewhere.get(channel) ?? new Map();
    if (users.length > 0) elsewhere.set(channel, servers.set(from, { users, at: now }));
    else if (servers.delete(from) && servers.size === 0) elsewhere.delete(channel);
  }

  return {
    own,
    usersOf,
    join(channel: string, user: string): Coming[] {
      const isFirst = !here.has(channel);
      const coming = changing(channel, () => {
        const users = here.get(channel) ?? new Map<string, number>();
        here.set(channel, users.set(user, (users.get(user) ?? 0) + 1));
      });
      tell(channel, isFirst);
      return coming;
    },
    leave(channel: string, user: string): Coming[] {
      const going = changing(channel, () => {
        const users = here.get(channel);
        const left = (users?.get(user) ?? 1) - 1;
        if (left > 0) users?.set(user, left);
        else if (users?.delete(user) && users.size === 0) here.delete(channel);
      });
      tell(channel);
      // Nobody here listens to this channel any more: what other servers say of it is not kept.
      if (!here.has(channel)) elsewhere.delete(channel);
      return going;
    },
    say: (channel: string, event: string, user: string): void => publish({ from: own, channel, event, user }),
    /** Of another server: only of channels that somebody is on here. */
    hear(news: Here, now = Date.now()): Coming[] {
      if (news.from === own || !here.has(news.channel)) return [];
      if (news.isAsking) tell(news.channel);
      return changing(news.channel, () => place(news, now));
    },
    /** Says again who is here, and forgets the servers that no longer do. */
    refresh(now = Date.now()): Coming[] {
      for (const channel of here.keys()) tell(channel);
      return [...elsewhere].flatMap(([channel, servers]) =>
        changing(channel, () => {
          for (const [from, { at }] of servers) if (now - at > forgetMs) place({ from, channel, users: [] }, now);
        }),
      );
    },
  };
}
