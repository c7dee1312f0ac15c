import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

export type KeptContext = { context: BrowserContext; page: () => Promise<Page>; empty: () => Promise<void> };
/** One for each kind of browser that a worker's stories ask for. */
export type KeptContexts = Map<string, Promise<KeptContext>>;

/**
 * A context and its page for one story after the other: the scripts that one has loaded and compiled the next one has, and opening a page
 * takes a fifth of the time of loading the product. Everything a person leaves behind is taken away in between: other pages, cookies,
 * storage, permissions, the way back, what the page looked like, and what a story listened to or put in the way of the network. What
 * cannot be taken away, such as a function given to the page, a story leaves in a page that it opens itself.
 */
export async function keepContext(browser: Browser, colorScheme: PlaywrightTestOptions['colorScheme']): Promise<KeptContext> {
  const context = await browser.newContext();
  const { request } = context;
  const fetch = request.fetch.bind(request);
  // A connection that no story has used for a minute may be closed by the server just as one uses it again.
  request.fetch = (address, options) => fetch(address, { maxRetries: 2, ...options });
  let kept = await context.newPage();
  const size = kept.viewportSize();
  const page = async () => {
    if (kept.isClosed()) kept = await context.newPage();
    return kept;
  };
  const empty = async () => {
    const rest = await page();
    for (const event of ['request', 'response']) await rest.removeAllListeners(event, { behavior: 'ignoreErrors' });
    for (const one of [context, rest]) await one.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await Promise.all(context.pages().map((one) => (one === rest ? undefined : one.close())));
    await leave(rest);
    await context.clearCookies();
    await context.clearPermissions();
    if (size) await rest.setViewportSize(size);
    await rest.emulateMedia({ colorScheme: colorScheme ?? 'light' });
  };
  return { context, page, empty };
}

/** To a picture of the same site, which keeps its process alive. What the product writes as it is left goes as well. */
async function leave(page: Page): Promise<void> {
  const origin = process.env.E2E_PRODUCT ?? '';
  // What appears under the pointer would be pointed at.
  await page.mouse.move(-1, -1);
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(() => sessionStorage.clear());
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await devTools.send('Page.resetNavigationHistory');
  await devTools.detach();
}
