import { hostPrefix } from '@jalon/domain/core/cookies';

/** A mark the server has left: over TLS under a name that no sibling site can set, on a developer's machine under the plain one. */
export function readMark(name: string): string | undefined {
  const marks = new Map(document.cookie.split('; ').map((cookie) => [cookie.split('=', 1)[0], cookie.slice(cookie.indexOf('=') + 1)]));
  return marks.get(hostPrefix + name) ?? (location.protocol === 'https:' ? undefined : marks.get(name));
}
