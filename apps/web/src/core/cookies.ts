import { hostPrefix } from '@jalon/domain/core/cookies';

/** A mark the server has left, under the name it has over TLS or the one of a developer's machine. */
export function readMark(name: string): string | undefined {
  const marks = new Map(document.cookie.split('; ').map((cookie) => [cookie.split('=', 1)[0], cookie.slice(cookie.indexOf('=') + 1)]));
  return marks.get(hostPrefix + name) ?? marks.get(name);
}
