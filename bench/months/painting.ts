import { monthOf } from '@jalon/domain/core/months';
import { href } from '@jalon/domain/core/routes';
import type { Locator, Page } from '@playwright/test';
import { launch, untilUseful } from '../support/browser.ts';
import { atMost, type Figure, median, percentile, type Report } from '../support/report.ts';
import { makeSite, signIn } from '../support/site.ts';

const times = 4;
/** Between two keys, or two steps of the pointer: somebody who is quick. */
const between = 120;
const [line, aim] = [32, 16];

/** From a key or a step of the pointer to the next frame, in the month of the demonstration. */
export async function painting(): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const site = await makeSite(stack);
  await site.start(stack);
  const browser = await launch();
  stack.defer(() => browser.close());
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
  await context.addCookies((await signIn(site.url, 'freelance')).map((cookie) => ({ ...cookie, url: site.url })));
  const page = await context.newPage();
  await page.addInitScript(watchFrames);
  await page.goto(site.url + href('freelance.timesheet', { term: monthOf(new Date().toISOString()) }));
  await untilUseful(page);
  const busy = await processorOf(page);
  const days = page.locator('[role="gridcell"][data-date]:not([data-rest]):not([data-outside])');
  return {
    title: 'From a key or a step of the pointer that paints a day to the next frame, ms',
    notes: [
      `the month of the demonstration, ${between} ms between two; the p95 of what the browser itself tells is judged: in steps of 8, and what took less than 16 is counted as 16`,
      'processor: what the thread of the page worked for each event, its drawing included, which others on the machine do not lengthen as much',
    ],
    columns: ['events', 'processor', 'p50', 'p95'],
    figures: [
      await figureOf({ page, busy }, 'keys: an arrow, a whole day, half a day, none', ['keydown'], () => byKeys(page, days)),
      await figureOf({ page, busy }, 'a stroke over days', ['pointerdown', 'pointerenter', 'pointerup'], () => byPointer(page, days)),
    ],
  };
}

async function byKeys(page: Page, days: Locator): Promise<void> {
  await days.first().click();
  await days.first().focus();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(between);
  };
  for (let n = 0; n < 8; n += 1) for (const key of ['1', '5', '0', '1', 'ArrowRight']) await press(key);
}

/** Over the days of a whole week and back. */
async function byPointer(page: Page, days: Locator): Promise<void> {
  const boxes = (await Promise.all((await days.all()).map((day) => day.boundingBox()))).filter((box) => box !== null);
  const week = [...Map.groupBy(boxes, ({ y }) => y).values()].find((row) => row.length === 5) ?? [];
  const [first] = week;
  if (!first) throw new Error('No whole week to paint in');
  const goTo = ({ x, y, width, height }: typeof first) => page.mouse.move(x + width / 2, y + height / 2);
  await goTo(first);
  await page.mouse.down();
  for (const box of [...week.slice(1), ...week.toReversed().slice(1)]) {
    await page.waitForTimeout(between);
    await goTo(box);
  }
  await page.waitForTimeout(between);
  await page.mouse.up();
  await page.waitForTimeout(between);
}

type Watched = { told: number[]; all: number };
type Watching = { page: Page; busy: () => Promise<number> };

/** The first time is for the compiler; the browser tells of those events that took a frame or more, and how many there were. */
async function figureOf({ page, busy }: Watching, name: string, kinds: string[], work: () => Promise<void>): Promise<Figure> {
  await work();
  await page.evaluate(`window.beginWatch(${JSON.stringify(kinds)})`);
  const before = await busy();
  for (let n = 0; n < times; n += 1) await work();
  await page.waitForTimeout(500);
  const worked = (await busy()) - before;
  const { told, all } = (await page.evaluate('window.endWatch()')) as Watched;
  const frames = [...told, ...Array<number>(Math.max(0, all - told.length)).fill(16)];
  const late = percentile(frames, 0.95);
  const values = [String(all), (worked / all).toFixed(1), median(frames).toFixed(0), late.toFixed(0)];
  return { name, values, line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(late, line, aim) };
}

/** How long the main thread of a page has had a processor for, in ms. */
async function processorOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

/** In the page: events of some kinds whose frame came late, and how many there were of them at all. */
const watchFrames = `
  let [told, kinds, before] = [[], [], 0];
  const count = () => kinds.reduce((sum, kind) => sum + (performance.eventCounts.get(kind) ?? 0), 0);
  const keep = (entries) => {
    for (const { name, duration } of entries) if (kinds.includes(name)) told.push(duration);
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  window.beginWatch = (wanted) => { observer.takeRecords(); [told, kinds] = [[], wanted]; before = count(); };
  window.endWatch = () => { keep(observer.takeRecords()); return { told, all: count() - before }; };`;
