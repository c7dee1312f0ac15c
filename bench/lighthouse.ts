import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../apps/api/test/started.ts';
import { adminHome, launchWithProfile, login, referentials, type Screen } from './support/browser.ts';
import { atLeast, type Figure, median, publish } from './support/report.ts';
import { makeSite, signIn } from './support/site.ts';
import { scratchFolder } from './support/world.ts';

const times = 3;
const judged = [
  { screen: login, performance: { line: 92, aim: 97 } },
  { screen: referentials, performance: { line: 88, aim: 93 } },
  { screen: adminHome, performance: { line: 88, aim: 93 } },
];
const categories = ['performance', 'accessibility', 'best-practices'];

/** What Lighthouse thinks of the built product on a telephone, with somebody signed in where that is needed. */
export async function runLighthouse(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const site = await makeSite(stack);
  await site.start(stack);
  const figures: Figure[] = [];
  for (const { screen, performance } of judged) {
    const runs: Result[] = [];
    for (let i = 0; i < times; i += 1) runs.push(await look(site.url, screen));
    figures.push(...figuresOf(screen, runs, performance));
  }
  return publish('lighthouse', [
    { title: `Lighthouse, mobile, medians of ${times}`, columns: ['score', 'paint s', 'largest paint s', 'blocked ms', 'shift'], figures },
  ]);
}

/** Each look has a browser of its own, so that none finds what another has left in the cache. */
async function look(url: string, screen: Screen): Promise<Result> {
  await using stack = new AsyncDisposableStack();
  const port = await freePort();
  const context = await launchWithProfile(scratchFolder(stack), port);
  stack.defer(() => context.close());
  await context.addCookies((await signIn(url, screen.as)).map((cookie) => ({ ...cookie, url })));
  const found = await lighthouse(url + screen.path, { port, onlyCategories: categories, logLevel: 'error' });
  const result = found?.lhr;
  if (!result || result.runtimeError) throw new Error(`Lighthouse on ${screen.path}: ${result?.runtimeError?.message ?? 'nothing'}`);
  if (new URL(result.finalDisplayedUrl).pathname !== screen.path) throw new Error(`Lighthouse was sent to ${result.finalDisplayedUrl}`);
  return result;
}

function figuresOf({ name }: Screen, runs: Result[], performance: { line: number; aim: number }): Figure[] {
  const score = (category: string) => median(runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100)));
  const value = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? 0));
  const details = [
    (value('first-contentful-paint') / 1000).toFixed(1),
    (value('largest-contentful-paint') / 1000).toFixed(1),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(2),
  ];
  return categories.map((category): Figure => {
    const { line, aim } = category === 'performance' ? performance : { line: 100, aim: 100 };
    const values = [String(score(category)), ...(category === 'performance' ? details : ['', '', '', ''])];
    return { name: `${name}: ${category}`, values, line: `≥ ${line}`, aim: `≥ ${aim}`, verdict: atLeast(score(category), line, aim) };
  });
}
