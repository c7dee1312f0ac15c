import { account } from './en/account.ts';
import { accounts } from './en/accounts.ts';
import { companies } from './en/companies.ts';
import { documents } from './en/documents.ts';
import { legal } from './en/legal.ts';
import { organisation } from './en/organisation.ts';
import { referentials } from './en/referentials.ts';
import { talents } from './en/talents.ts';
import type { features as reference } from './fr-features.ts';

export const features: typeof reference = { account, accounts, companies, documents, legal, organisation, referentials, talents };
