import { portfolioApi } from '@jalon/domain/portfolios/portfolio-api';
import type { Config } from '../config.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { actOnAccount } from './managed-accounts.acts.ts';
import { exportAccounts } from './managed-accounts.export.ts';
import { addPerson, getAccount, oneAccount, pageOfAccounts, pastOfAccount, present } from './managed-accounts.handlers.ts';

/** The accounts a commercial reaches: the handlers of the administrators, within the portfolio. */
export function mountPortfolioAccounts(kernel: Kernel, { timeZone }: Config): void {
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
}
