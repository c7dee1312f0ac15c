import { href } from '@jalon/domain/core/routes';
import type { Page } from '@playwright/test';
import { launch, type Screen, untilUseful } from './support/browser.ts';
import { atMost, type Figure, median, percentile, publish } from './support/report.ts';
import { makeSite, signIn } from './support/site.ts';

const words = ['typescript', 'data engineer', 'architecte', 'devops', 'react lyon'];
const screens: Screen[] = [
  { name: 'the offers of a freelance', path: href('freelance.offers'), as: 'freelance' },
  { name: 'the talents of a company', path: href('company.accounts'), as: 'company' },
  { name: 'the needs of an admin', path: href('admin.opportunities'), as: 'admin' },
];
const [line, aim] = [100, 60];
const nextPaint = { line: 150, aim: 80 };
/** Between two keys: about sixty words a minute. */
const betweenKeys = 200;

/** From a key to the frame that shows what was found for it, and to the next frame at all, in a real browser, with the data of the demonstration. */
export async function runKeystroke(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const site = await makeSite(stack);
  await site.start(stack);
  const browser = await launch();
  stack.defer(() => browser.close());
  const figures: Figure[] = [];
  const painted: Figure[] = [];
  for (const screen of screens) {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
    await context.addCookies((await signIn(site.url, screen.as)).map((cookie) => ({ ...cookie, url: site.url })));
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    await page.goto(site.url + screen.path);
    await untilUseful(page);
    const taken = await typeAll(page);
    const frames = await nextPaints(page);
    await context.close();
    const p95 = percentile(taken, 0.95);
    const values = [String(taken.length), median(taken).toFixed(0), p95.toFixed(0)];
    const late = percentile(frames, 0.95);
    painted.push({
      ...{ name: screen.name, values: [String(frames.length), median(frames).toFixed(0), late.toFixed(0)] },
      ...{ line: `≤ ${nextPaint.line}`, aim: `≤ ${nextPaint.aim}`, verdict: atMost(late, nextPaint.line, nextPaint.aim) },
    });
    figures.push({ name: screen.name, values, line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(p95, line, aim) });
  }
  return publish('keystroke', [
    {
      title: 'From a key in a search to the painted results, ms',
      notes: [`${words.length} searches typed letter by letter, ${betweenKeys} ms between keys; the p95 is judged`],
      columns: ['keys answered', 'p50', 'p95'],
      figures,
    },
    {
      title: 'From a key or a click to the next frame, ms',
      notes: ['what took less than 16 ms is counted as 16'],
      columns: ['interactions', 'p50', 'p95'],
      figures: painted,
    },
  ]);
}

async function typeAll(page: Page): Promise<number[]> {
  const field = page.getByRole('searchbox').first();
  for (const word of ['java', ...words]) {
    // The first word is for the compiler and the caches.
    if (word === words[0]) await page.evaluate('window.shown.length = 0');
    await field.pressSequentially(word, { delay: betweenKeys });
    await page.waitForTimeout(1000);
    await field.fill('');
    await page.waitForTimeout(1000);
  }
  return page.evaluate('window.shown');
}

/** The longest event of each interaction; the browser tells of those that took a frame or more, and how many there were. */
async function nextPaints(page: Page): Promise<number[]> {
  const { told, all } = (await page.evaluate('({ told: Object.values(window.longest), all: performance.interactionCount })')) as {
    told: number[];
    all: number;
  };
  return [...told, ...Array<number>(Math.max(0, all - told.length)).fill(16)];
}

/** In the page: an answer to a search belongs to the key that was pressed last before it was asked for. */
const watchKeys = `
  const shown = (window.shown = []);
  const longest = (window.longest = {});
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries()) if (id) longest[id] = Math.max(longest[id] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  let pressed;
  addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  const plain = window.fetch;
  window.fetch = async (...given) => {
    const address = new URL(given[0]?.url ?? String(given[0]), location.href);
    const since = address.searchParams.has('q') && !address.pathname.endsWith('/facets') ? pressed : undefined;
    const answer = await plain(...given);
    if (since !== undefined && answer.ok)
      // Read to its end, drawn in the next frame, and painted when the one after it begins.
      answer.clone().text().then(() => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => shown.push(performance.now() - since)))));
    return answer;
  };`;
