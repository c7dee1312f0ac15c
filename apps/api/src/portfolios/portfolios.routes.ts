import { portfolioApi } from '@jalon/domain/portfolios/portfolio-api';
import { type Kernel, serve } from '../core/serve.ts';
import { countPortfolio } from './portfolios.queries.ts';

/** What a commercial looks after; who looks after what is chosen among the details of an account or a company. */
export function mountPortfolios(kernel: Kernel): void {
  serve(kernel, portfolioApi.summary, ({ tx, actor }) => countPortfolio(tx, actor));
}
