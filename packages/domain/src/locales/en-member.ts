import { account } from './en/account.ts';
import { accounts } from './en/accounts.ts';
import { companies } from './en/companies.ts';
import { history } from './en/history.ts';
import { home } from './en/home.ts';
import { organisation } from './en/organisation.ts';
import { referentials } from './en/referentials.ts';
import { table } from './en/table.ts';
import { talents } from './en/talents.ts';
import type { member as reference } from './fr-member.ts';

export const member: typeof reference = { account, accounts, companies, history, home, organisation, referentials, table, talents };
