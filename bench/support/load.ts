import autocannon from 'autocannon';
import type { Served } from './child.ts';
import { median } from './report.ts';

export const connections = 50;

export type Call = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: () => string };
export type Speed = { perSecond: number; cpuPerRequest: number };

/** One burst of load, in answered requests a second and in microseconds of the server's processor for each. */
export async function burst(server: Served, call: Call, seconds: number): Promise<Speed> {
  const { method, path, headers, body } = call;
  const before = await server.usage();
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: [{ method, path, headers, ...(body ? { setupRequest: (request: object) => ({ ...request, body: body() }) } : {}) }],
  });
  const after = await server.usage();
  const answered = result['2xx'];
  if (result.non2xx || result.errors || answered === 0)
    throw new Error(`${method} ${path}: ${answered} good answers, ${result.non2xx} others, ${result.errors} errors`);
  return { perSecond: answered / result.duration, cpuPerRequest: (after.cpu - before.cpu) / answered };
}

export const middle = (speeds: readonly Speed[]): Speed => ({
  perSecond: median(speeds.map(({ perSecond }) => perSecond)),
  cpuPerRequest: median(speeds.map(({ cpuPerRequest }) => cpuPerRequest)),
});
