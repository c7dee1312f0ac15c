import { randomUUIDv7 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { connections } from './support/load.ts';
import { atMost, type Figure, median, publish } from './support/report.ts';
import { makeSite, type Site, signIn } from './support/site.ts';

const starts = 5;
const idleMs = 10_000;
const loadSeconds = 10;

/** What the product takes from the machine it runs on: the time to start, and memory. */
export async function runRuntime(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const site = await makeSite(stack);
  // The first start makes the database and, where it has to, the web application.
  await startOnce(site);
  const taken: { ms: number; processorMs: number }[] = [];
  for (let i = 0; i < starts; i += 1) taken.push(await startOnce(site));
  const { pid } = await site.start(stack);
  await sleep(idleMs);
  const idle = megabytes(pid);
  const loaded = await mostUnderLoad(site, pid);
  return publish('runtime', [
    {
      title: 'A second start, and the memory of the process that serves and works',
      notes: [`medians of ${starts} starts; memory ${idleMs / 1000} s after the start, and the most while ${connections} connections ask`],
      columns: ['value'],
      figures: [
        second('start to the first answer, s', median(taken.map(({ ms }) => ms)) / 1000, 3, 2),
        { name: 'of which the processor worked, s', values: [(median(taken.map(({ processorMs }) => processorMs)) / 1000).toFixed(2)] },
        memory('idle, MB', idle, 220, 150),
        memory('loaded, MB', loaded, 400, 300),
      ],
    },
  ]);
}

const second = (name: string, value: number, line: number, aim: number): Figure => figure(name, value.toFixed(2), value, line, aim);
const memory = (name: string, value: number, line: number, aim: number): Figure => figure(name, value.toFixed(0), value, line, aim);
const figure = (name: string, text: string, value: number, line: number, aim: number): Figure => ({
  ...{ name, values: [text], line: `≤ ${line}`, aim: `≤ ${aim}` },
  verdict: atMost(value, line, aim),
});

async function startOnce(site: Site): Promise<{ ms: number; processorMs: number }> {
  await using running = new AsyncDisposableStack();
  const started = performance.now();
  const { pid } = await site.start(running);
  return { ms: performance.now() - started, processorMs: processorMs(pid) };
}

async function mostUnderLoad(site: Site, pid: number): Promise<number> {
  const cookie = (await signIn(site.url, 'admin')).map(({ name, value }) => `${name}=${value}`).join('; ');
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  const values = '/api/reference-values';
  const headers = { cookie, 'accept-encoding': 'gzip' };
  const create = () => {
    const code = randomUUIDv7();
    return JSON.stringify({ list: 'tools', fr: `Valeur ${code}`, en: `Value ${code}`, code });
  };
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes(pid));
  }, 100);
  try {
    const result = await autocannon({
      ...{ url: site.url, connections, duration: loadSeconds },
      requests: [
        { method: 'GET', path: `${values}?list=tools&size=100`, headers },
        { method: 'GET', path: `${values}?list=tools&q=java`, headers },
        { method: 'GET', path: '/api/history', headers },
        {
          ...{ method: 'POST', path: values, headers: { ...headers, 'x-xsrf-token': token, 'content-type': 'application/json' } },
          setupRequest: (request) => ({ ...request, body: create() }),
        },
      ],
    });
    if (result.non2xx || result['2xx'] === 0) throw new Error(`${result['2xx']} good answers, ${result.non2xx} others`);
  } finally {
    clearInterval(watch);
  }
  return most;
}

/** Resident memory, as the system tells it. */
function megabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
}

/** All threads of a process, in the hundredths of a second the system counts in. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
