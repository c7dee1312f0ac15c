import type { FeatureTexts } from '../core/routes.ts';
import { account } from './fr/account.ts';
import { accounts } from './fr/accounts.ts';
import { companies } from './fr/companies.ts';
import { documents } from './fr/documents.ts';
import { legal } from './fr/legal.ts';
import { organisation } from './fr/organisation.ts';
import { referentials } from './fr/referentials.ts';
import { talents } from './fr/talents.ts';

/** A browser loads these one by one, with the screens of their feature. */
export const features = { account, accounts, companies, documents, legal, organisation, referentials, talents } satisfies Record<
  FeatureTexts,
  object
>;
