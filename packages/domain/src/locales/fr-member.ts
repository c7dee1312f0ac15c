import { account } from './fr/account.ts';
import { accounts } from './fr/accounts.ts';
import { companies } from './fr/companies.ts';
import { history } from './fr/history.ts';
import { home } from './fr/home.ts';
import { organisation } from './fr/organisation.ts';
import { referentials } from './fr/referentials.ts';
import { table } from './fr/table.ts';
import { talents } from './fr/talents.ts';

export const member = { account, accounts, companies, history, home, organisation, referentials, table, talents };
