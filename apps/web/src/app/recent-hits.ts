import type { User } from '@jalon/domain/core/actor';
import { hitKinds } from '@jalon/domain/search/search';
import type { Hit } from '@jalon/domain/search/search-schema';
import { ownPreference, readPreference, writePreference } from '../core/preferences.ts';

const most = 5;

const isHit = (value: unknown): value is Hit => {
  const { kind, id, label, detail, href } = (value ?? {}) as Partial<Record<keyof Hit, unknown>>;
  const isText = [id, label, detail].every((text) => typeof text === 'string');
  // A path of ours, and nothing that a browser would take for another site.
  return isText && hitKinds.some((known) => known === kind) && typeof href === 'string' && /^\/\w/.test(href);
};
type Recent = { at: number; hits: Hit[] };
const isRecent = (value: unknown): value is Recent => {
  const { hits } = (value ?? {}) as Partial<Record<keyof Recent, unknown>>;
  return Array.isArray(hits) && hits.every(isHit);
};
const nameOf = ({ id }: User): string => ownPreference(id, 'recent');

/** What this person has opened from the palette, the last first. Whoever sees with their eyes neither reads nor writes it. */
export const recentHits = (user: User): Hit[] => (user.seenBy ? [] : (readPreference(nameOf(user), isRecent)?.hits ?? []).slice(0, most));

export function rememberHit(user: User, hit: Hit): void {
  if (user.seenBy) return;
  const others = recentHits(user).filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
  // Says when, like all that people leave in a browser: what nobody came back for is dropped.
  const recent: Recent = { at: Date.now(), hits: [hit, ...others].slice(0, most) };
  writePreference(nameOf(user), recent);
}
