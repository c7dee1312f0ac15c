import { assignmentApi } from '@jalon/domain/portfolios/assignment-api';
import { portfolioApi } from '@jalon/domain/portfolios/portfolio-api';
import { type Kernel, serve } from '../core/serve.ts';
import { missing } from '../organisation/organisation.ts';
import { assignCompanies } from './assign.ts';
import { countPortfolio, findCommercial, listPortfolio } from './portfolios.queries.ts';

/** Portfolios from the side of the commercial; from the side of a company they are among its details. */
export function mountPortfolios(kernel: Kernel): void {
  serve(kernel, portfolioApi.summary, ({ tx, actor }) => countPortfolio(tx, actor));

  serve(kernel, assignmentApi.portfolio, async ({ tx, params: { id } }) => {
    if (!(await findCommercial(tx, id))) missing();
    return { companies: await listPortfolio(tx, id) };
  });
  serve(kernel, assignmentApi.assignTo, ({ tx, actor, params: { id }, body, requestId }) =>
    assignCompanies(tx, { actor, id, wanted: body.companyIds, known: body.knownIds, requestId }),
  );
}
