import { get } from 'node:http';
import type { Browser } from '@playwright/test';
import { launch, login, otherScreens, type Screen, untilUseful } from './support/browser.ts';
import { atMost, type Figure, publish, type Report } from './support/report.ts';
import { makeSite, signIn } from './support/site.ts';

type Asked = { url: string; from: number; to: number };
type Files = { scripts: Map<string, number>; styles: Map<string, number> };
type Seen = { screen: Screen; asked: Asked[]; files: Files };

/** What a browser that knows nothing of us has to fetch for each first screen. */
export async function runSize(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const site = await makeSite(stack);
  await site.start(stack);
  const browser = await launch();
  stack.defer(() => browser.close());
  const seen: Seen[] = [];
  for (const screen of [login, ...otherScreens]) seen.push(await visit(browser, site.url, screen));
  return publish('size', [sizeReport(seen), requestReport(seen)]);
}

async function visit(browser: Browser, url: string, screen: Screen): Promise<Seen> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  try {
    const cookies = await signIn(url, screen.as);
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    const page = await context.newPage();
    await page.goto(url + screen.path);
    await untilUseful(page);
    // What members wait for ends where the page says that it stands; on a busy machine more has been asked for by now.
    if (screen.as) await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0);
    const asked = await page.evaluate(() => {
      const stands = performance.getEntriesByName('stands')[0]?.startTime ?? Number.POSITIVE_INFINITY;
      const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < stands);
      return entries.map((entry) => ({ url: entry.name, from: entry.startTime, to: entry.startTime + entry.duration }));
    });
    return { screen, asked, files: { scripts: await sizes(asked, '.js'), styles: await sizes(asked, '.css') } };
  } finally {
    await context.close();
  }
}

async function sizes(asked: readonly Asked[], ending: string): Promise<Map<string, number>> {
  const urls = new Set(asked.map(({ url }) => url).filter((url) => url.endsWith(ending)));
  const all = new Map<string, number>();
  for (const url of urls) all.set(url, await gzipBytes(url));
  return all;
}

/** As sent to somebody who only takes gzip: what a browser gets may be smaller still, and the line is in gzip. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);
const sum = (files: Map<string, number>): number => [...files.values()].reduce((all, bytes) => all + bytes, 0);

function sizeReport(seen: readonly Seen[]): Report {
  const known = seen[0]?.files;
  const added = (files: Map<string, number>, before: Map<string, number> | undefined) =>
    sum(new Map([...files].filter(([url]) => !before?.has(url))));
  const figures = seen.flatMap(({ screen, files }, index): Figure[] => {
    const [js, css] = [sum(files.scripts), sum(files.styles)];
    if (index === 0)
      return [
        { name: `${screen.name}: scripts`, values: [kilo(js), ''], line: '≤ 200', aim: '≤ 170', verdict: atMost(js / 1000, 200, 170) },
        { name: `${screen.name}: styles`, values: [kilo(css), ''], line: '≤ 25', aim: '≤ 20', verdict: atMost(css / 1000, 25, 20) },
      ];
    const more = added(files.scripts, known?.scripts) + added(files.styles, known?.styles);
    const verdict = atMost((js + css) / 1000, 350, 280);
    return [{ name: screen.name, values: [kilo(js + css), kilo(more)], line: '≤ 350', aim: '≤ 280', verdict }];
  });
  return { title: 'Scripts, styles and texts until a first screen is useful, kB of gzip', columns: ['all', 'more than login'], figures };
}

function requestReport(seen: readonly Seen[]): Report {
  const figures = seen.map(({ screen, asked }): Figure => {
    const data = asked.filter(({ url }) => isData(new URL(url).pathname));
    const row = longestRow(data);
    const verdict = row > 2 ? 'MISS' : atMost(data.length, 6, 3);
    return {
      name: screen.name,
      values: [new Set(asked.map(({ url }) => url)).size, data.length, row].map(String),
      line: '≤ 6, 2 in a row',
      aim: '≤ 3',
      verdict,
    };
  });
  return { title: 'Requests until a first screen is useful', columns: ['all', 'for data', 'in a row'], figures };
}

/** Faces and logos are drawn as they come: nobody waits for them to read or to act. */
const isData = (path: string): boolean => /^\/(api|broadcasting)\//.test(path) && !/\/(picture|logo)$/.test(path);

/** The most requests of which each one starts only when another has been answered. */
function longestRow(asked: readonly Asked[]): number {
  const inOrder = asked.toSorted((a, b) => a.from - b.from);
  const rows: number[] = [];
  for (const [index, one] of inOrder.entries()) {
    const before = inOrder.slice(0, index).map((other, at) => (other.to <= one.from ? (rows[at] ?? 0) : 0));
    rows.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...rows);
}
