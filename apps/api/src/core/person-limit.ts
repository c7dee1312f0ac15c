import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { personLimits } from '@jalon/domain/core/person-limits';

const { seconds, ...most } = personLimits;

/** A file that may be kept is a picture; one of a record is read as the record is, by whoever checks one after the other. */
const kindOf = ({ method, response, cached, params, isSearch }: EndpointSpec): keyof typeof most => {
  if (method !== 'GET') return 'writes';
  if (isSearch) return 'searches';
  if (response !== 'file' || params?.shape.fileId) return 'reads';
  return cached ? 'pictures' : 'files';
};

export type CountPerson = (userId: string, endpoint: EndpointSpec) => void;

/**
 * Holds back whoever calls as a programme would. Counted in this process, since another round trip for every call would cost more than it
 * saves: two instances together let through twice as much. What is guessed or sent is counted in the database (rate-limit.ts).
 */
export function personCounter(isOn: boolean): CountPerson {
  if (!isOn) return () => undefined;
  let window = 0;
  const counts = new Map<string, number>();
  return (userId, endpoint) => {
    const now = Date.now() / 1000;
    const current = Math.floor(now / seconds);
    // All begin anew together, so that nobody who has left stays in memory.
    if (current !== window) counts.clear();
    window = current;
    const kind = kindOf(endpoint);
    const count = (counts.get(`${kind} ${userId}`) ?? 0) + 1;
    counts.set(`${kind} ${userId}`, count);
    if (count > most[kind]) throw new AppError('request.tooMany', { seconds: Math.ceil((current + 1) * seconds - now) });
  };
}
