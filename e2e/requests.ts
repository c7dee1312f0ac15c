import type { BrowserContext, Page, Request } from '@playwright/test';

const pending = new WeakMap<Page, Set<Request>>();

/** Remembers what the pages of a context have asked for and not been answered yet. What stays open by its nature is not waited for. */
export function watchRequests(context: BrowserContext): () => void {
  const stops: (() => void)[] = [];
  const watchPage = (page: Page) => {
    const open = new Set<Request>();
    pending.set(page, open);
    const note = (request: Request) => {
      if (!['eventsource', 'websocket', 'ping'].includes(request.resourceType())) open.add(request);
    };
    const forget = (request: Request) => void open.delete(request);
    page.on('request', note).on('requestfinished', forget).on('requestfailed', forget);
    stops.push(() => page.off('request', note).off('requestfinished', forget).off('requestfailed', forget));
  };
  context.pages().forEach(watchPage);
  context.on('page', watchPage);
  return () => {
    context.off('page', watchPage);
    for (const stop of stops) stop();
  };
}

export const pendingRequests = (page: Page): string[] => [...(pending.get(page) ?? [])].map((request) => request.url());
