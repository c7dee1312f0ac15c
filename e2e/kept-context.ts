import type { Browser, BrowserContext } from '@playwright/test';

type KeptContext = { context: BrowserContext; empty: () => Promise<void> };
/** One for each kind of browser that a worker's stories ask for. */
export type KeptContexts = Map<string, KeptContext>;

/**
 * A context for one story after the other: the scripts that one has loaded and compiled the next one has. Everything a person leaves
 * behind is taken away in between: pages, cookies, storage, permissions, and what a story put in the way of the network.
 */
export async function keepContext(browser: Browser): Promise<KeptContext> {
  const context = await browser.newContext();
  const { request } = context;
  const fetch = request.fetch.bind(request);
  // A connection that no story has used for a minute may be closed by the server just as one uses it again.
  request.fetch = (address, options) => fetch(address, { maxRetries: 2, ...options });
  const blank = await context.newPage();
  const devTools = await context.newCDPSession(blank);
  const origin = process.env.E2E_PRODUCT ?? '';
  // Keeps the process of the site alive between stories.
  await blank.goto(`${origin}/favicon.svg`);
  const empty = async () => {
    await Promise.all(context.pages().map((page) => (page === blank ? undefined : page.close())));
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await context.clearCookies();
    await context.clearPermissions();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
  };
  return { context, empty };
}
