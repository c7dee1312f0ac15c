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
const areHits = (value: unknown): value is Hit[] => Array.isArray(value) && value.every(isHit);
const nameOf = ({ id }: User): string => ownPreference(id, 'recent');

/** What this person has opened from the palette, the last first. Whoever sees with their eyes neither reads nor writes it. */
export const recentHits = (user: User): Hit[] => (user.seenBy ? [] : (readPreference(nameOf(user), areHits) ?? []).slice(0, most));

export function rememberHit(user: User, hit: Hit): void {
  if (user.seenBy) return;
  const others = recentHits(user).filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
  writePreference(nameOf(user), [hit, ...others].slice(0, most));
}
