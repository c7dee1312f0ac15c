import { portfolioApi } from '@jalon/domain/accounts/portfolio-api';
import { exportCompanies } from '../companies/managed-companies.export.ts';
import { oneCompany, pageOfCompanies, pastOfCompany } from '../companies/managed-companies.handlers.ts';
import { countPortfolio } from '../companies/portfolios.queries.ts';
import type { Config } from '../config.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { actOnAccount } from './managed-accounts.acts.ts';
import { exportAccounts } from './managed-accounts.export.ts';
import { addPerson, getAccount, oneAccount, pageOfAccounts, pastOfAccount, present } from './managed-accounts.handlers.ts';

/** The commercial's side of accounts and companies: the handlers of the administrators, within the portfolio. */
export function mountPortfolio(kernel: Kernel, { timeZone }: Config): void {
  serve(kernel, portfolioApi.summary, ({ tx, actor }) => countPortfolio(tx, actor));

  serve(kernel, portfolioApi.accounts, pageOfAccounts);
  serve(kernel, portfolioApi.account, oneAccount);
  serve(kernel, portfolioApi.accountHistory, pastOfAccount);
  serve(kernel, portfolioApi.accountExport, ({ tx, actor, params: { format }, query, language }) =>
    exportAccounts(tx, actor, { format, query, language, timeZone }),
  );
  serve(kernel, portfolioApi.create, addPerson);
  serve(kernel, portfolioApi.invite, async ({ tx, actor, params: { id }, requestId }) => {
    await actOnAccount(tx, { actor, id, action: 'invite', requestId });
    return present(actor, await getAccount(tx, actor, id));
  });

  serve(kernel, portfolioApi.companies, pageOfCompanies);
  serve(kernel, portfolioApi.company, oneCompany);
  serve(kernel, portfolioApi.companyHistory, pastOfCompany);
  serve(kernel, portfolioApi.companyExport, ({ tx, actor, params: { format }, query, language }) =>
    exportCompanies(tx, actor, { format, query, language, timeZone }),
  );
}
