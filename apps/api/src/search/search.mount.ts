import { searchApi } from '@jalon/domain/search/search-api';
import { type Kernel, serve } from '../core/serve.ts';
import { findHits, type Searched } from './search.queries.ts';

export function mountSearch(kernel: Kernel, everything: readonly Searched[]): void {
  serve(kernel, searchApi.find, async ({ tx, actor, query: { q } }) => ({ hits: await findHits(tx, everything, actor, q) }));
}
