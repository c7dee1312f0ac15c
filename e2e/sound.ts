import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { pendingRequests } from './requests.ts';

/** Half as long as what the module gives, and every page reads it. */
const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Of the colours: those of the whole page, or of what has been opened above it. */
type Colours = 'everywhere' | 'of what floats';

/** Nothing axe objects to. Its script stays in the document: reading it takes as long as a judgement. */
export async function expectAccessible(page: Page, colours: Colours = 'of what floats'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const violations = await page.evaluate(judge, colours);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`)).toEqual([]);
}

/** Runs in the page. Contrast takes four fifths of the time, and `screens.spec.ts` judges that of every page. */
async function judge(colours: Colours): Promise<axe.Result[]> {
  const { axe: tool } = window as unknown as { axe: typeof axe };
  const floating = [
    ...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"], [role="alert"], [popover]:popover-open'),
  ];
  const options = { resultTypes: ['violations' as const] };
  if (colours === 'everywhere') return (await tool.run(options)).violations;
  // What lies below was judged before it was covered.
  if (floating.length > 0) return (await tool.run(floating as never, options)).violations;
  return (await tool.run({ ...options, rules: { 'color-contrast': { enabled: false } } })).violations;
}

/**
 * Its heading is there, nothing has been asked for and not answered, no placeholder and no bar of a navigation is left, and what moves
 * has arrived: colours halfway through a change would be judged as they are.
 */
async function expectAtRest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    expect(pendingRequests(page)).toEqual([]);
    expect(await page.evaluate(whatMoves)).toEqual([]);
    // Drawing an answer may ask for the next one.
    expect(pendingRequests(page)).toEqual([]);
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}

/** Runs in the page, after what has arrived is drawn. */
async function whatMoves(): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  // Those of a tab that is not open wait for it.
  const placeholders = [...document.querySelectorAll('[aria-busy="true"], [role="progressbar"], .mantine-Skeleton-root')].filter(
    (element) => element.checkVisibility(),
  );
  const animations = document.getAnimations().filter(({ effect, playState }) => {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  return [...placeholders.map(({ outerHTML }) => outerHTML.slice(0, 100)), ...animations.map(({ id }) => `animation ${id}`)];
}

/** A page that has come to rest: nothing axe objects to, nothing wider than the window, no text with a place that nothing has filled. */
export async function expectSound(page: Page, colours?: Colours): Promise<void> {
  await expectAtRest(page);
  await expectAccessible(page, colours);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels wider than the window').toBeLessThanOrEqual(0);
  await expect(page.locator('body')).not.toContainText('{{', { useInnerText: true });
}

/** Of two buttons that do not fit side by side, one stands above the other, both as wide as there is room. */
export async function expectStacked(above: Locator, below: Locator): Promise<void> {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  expect([first?.x, first?.width]).toEqual([second?.x, second?.width]);
}
