import { portfolioApi } from '@jalon/domain/portfolios/portfolio-api';
import type { Config } from '../config.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { exportCompanies } from './managed-companies.export.ts';
import { oneCompany, pageOfCompanies, pastOfCompany } from './managed-companies.handlers.ts';

/** The companies of a commercial's portfolio: the handlers of the administrators, within it. */
export function mountPortfolioCompanies(kernel: Kernel, { timeZone }: Config): void {
  serve(kernel, portfolioApi.companies, pageOfCompanies);
  serve(kernel, portfolioApi.company, oneCompany);
  serve(kernel, portfolioApi.companyHistory, pastOfCompany);
  serve(kernel, portfolioApi.companyExport, ({ tx, actor, params: { format }, query, language }) =>
    exportCompanies(tx, actor, { format, query, language, timeZone }),
  );
}
