import { searchApi } from '@jalon/domain/search/search-api';
import { type Kernel, serve } from '../core/serve.ts';
import { type Everything, findHits } from './search.queries.ts';

export function mountSearch(kernel: Kernel, everything: Everything): void {
  serve(kernel, searchApi.find, async ({ tx, actor, query: { q } }) => ({ hits: await findHits(tx, everything, actor, q) }));
}
