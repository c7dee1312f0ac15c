import { historyApi } from '@jalon/domain/history/history-api';
import { type Kernel, serve } from '../core/serve.ts';
import { listRecent } from './history.queries.ts';

export function mountHistory(kernel: Kernel): void {
  serve(kernel, historyApi.recent, ({ tx, actor, query, language }) => listRecent(tx, actor, query, language));
}
