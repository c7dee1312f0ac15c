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
  const days = page.locator('[role="gridcell"][data-date]:not([data-rest]):not([data-outside])');
  return {
    title: 'From a key or a step of the pointer that paints a day to the next frame, ms',
    notes: [
      `the month of the demonstration, ${between} ms between two; the p95 of what the browser itself tells is judged: in steps of 8, and what took less than 16 is counted as 16`,
      'handled: until the scripts of the page were done with it, the p95',
    ],
    columns: ['events', 'p50', 'p95', 'handled'],
    figures: [
      await figureOf(page, 'keys: an arrow, a whole day, half a day, none', ['keydown'], () => byKeys(page, days)),
      await figureOf(page, 'a stroke over days', ['pointerdown', 'pointerenter', 'pointerup'], () => byPointer(page, days)),
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
  for (const box of [...week, ...week.toReversed()]) {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (box === first) await page.mouse.down();
    await page.waitForTimeout(between);
  }
  await page.mouse.up();
  await page.waitForTimeout(between);
}

type Watched = { told: { ms: number; handled: number }[]; all: number };

/** The first time is for the compiler; the browser tells of those events that took a frame or more, and how many there were. */
async function figureOf(page: Page, name: string, kinds: string[], work: () => Promise<void>): Promise<Figure> {
  await work();
  await page.evaluate(`window.beginWatch(${JSON.stringify(kinds)})`);
  for (let n = 0; n < times; n += 1) await work();
  await page.waitForTimeout(500);
  const { told, all } = (await page.evaluate('window.endWatch()')) as Watched;
  const frames = [...told.map(({ ms }) => ms), ...Array<number>(Math.max(0, all - told.length)).fill(16)];
  const late = percentile(frames, 0.95);
  const handled = percentile([...told.map((one) => one.handled), ...Array<number>(Math.max(0, all - told.length)).fill(0)], 0.95);
  const values = [String(all), median(frames).toFixed(0), late.toFixed(0), handled.toFixed(0)];
  return { name, values, line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(late, line, aim) };
}

/** In the page: events of some kinds whose frame came late, and how many there were of them at all. */
const watchFrames = `
  let [told, kinds, before] = [[], [], 0];
  const count = () => kinds.reduce((sum, kind) => sum + (performance.eventCounts.get(kind) ?? 0), 0);
  const keep = (entries) => {
    for (const { name, duration, startTime, processingEnd } of entries)
      if (kinds.includes(name)) told.push({ ms: duration, handled: processingEnd - startTime });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  window.beginWatch = (wanted) => { observer.takeRecords(); [told, kinds] = [[], wanted]; before = count(); };
  window.endWatch = () => { keep(observer.takeRecords()); return { told, all: count() - before }; };`;
