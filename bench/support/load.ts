import autocannon from 'autocannon';
import type { Served } from './child.ts';
import { atLeast, type Figure, median } from './report.ts';

export const connections = 50;

type Fresh = { path?: string; headers?: Record<string, string>; body?: string };
/** `begin` comes before each burst, `fresh` is what each request of it has otherwise, `heard` is given each answer. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  begin?: () => Promise<void>;
  fresh?: () => Fresh;
  heard?: (body: string) => void;
};
type Speed = { perSecond: number; cpuPerRequest: number };

/** One burst of load, in answered requests a second and in microseconds of the server's processor for each. */
async function burst(server: Served, call: Call, seconds: number): Promise<Speed> {
  const { method, path, headers, begin, fresh, heard } = call;
  await begin?.();
  const before = await server.usage();
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: [
      {
        ...{ method, path, headers },
        ...(fresh ? { setupRequest: (request: object) => ({ ...request, ...fresh() }) } : {}),
        ...(heard ? { onResponse: (_status: number, body: string) => heard(body) } : {}),
      },
    ],
  });
  const after = await server.usage();
  const answered = result['2xx'];
  if (result.non2xx || result.errors || answered === 0)
    throw new Error(
      `${method} ${path}: ${answered} good answers, ${result.non2xx} others, ${result.errors} errors; ${JSON.stringify(result.statusCodeStats)}`,
    );
  return { perSecond: answered / result.duration, cpuPerRequest: (after.cpu - before.cpu) / answered };
}

const middle = (speeds: readonly Speed[]): Speed => ({
  perSecond: median(speeds.map(({ perSecond }) => perSecond)),
  cpuPerRequest: median(speeds.map(({ cpuPerRequest }) => cpuPerRequest)),
});

export type Compared = { name: string; call: Call; line?: number; aim?: number };
export const comparedColumns = ['product/s', 'bare/s', 'ratio', 'product µs', 'bare µs', 'CPU ratio'];

/** The same call to the product and to a bare server, in turn. */
export async function againstBare(
  { name, call, line, aim }: Compared,
  { product, bare }: { product: Served; bare: Served },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure> {
  const ours: Speed[] = [];
  const theirs: Speed[] = [];
  // The first burst of each is for the compiler and the caches.
  for (const server of [product, bare]) await burst(server, call, 3);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await burst(product, call, seconds));
    theirs.push(await burst(bare, call, seconds));
  }
  const [a, b] = [middle(ours), middle(theirs)];
  const ratio = a.perSecond / b.perSecond;
  const figures = [a.perSecond, b.perSecond].map((speed) => speed.toFixed(0));
  const cost = [a.cpuPerRequest, b.cpuPerRequest].map((time) => time.toFixed(0));
  return {
    name,
    values: [...figures, ratio.toFixed(2), ...cost, (b.cpuPerRequest / a.cpuPerRequest).toFixed(2)],
    ...(line && aim ? { line: `≥ ${line}`, aim: `≥ ${aim}`, verdict: atLeast(ratio, line, aim) } : {}),
  };
}
