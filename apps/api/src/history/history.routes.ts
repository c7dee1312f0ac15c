import { businessKinds } from '@jalon/domain/history/history';
import { historyApi } from '@jalon/domain/history/history-api';
import { type Kernel, serve } from '../core/serve.ts';
import { listRecent } from './history.queries.ts';

export function mountHistory(kernel: Kernel): void {
  serve(kernel, historyApi.recent, ({ tx, actor, query: { about, ...page }, language }) =>
    listRecent(tx, actor, { page, language, ...(about && { kinds: businessKinds }) }),
  );
}
