import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { roles } from '@jalon/domain/roles/role-api';
import { resourceClient } from '../core/resource.ts';

/** People and companies tell of each other: who looks after whom, how many there are, and how many have each role. */
export const companyClient = resourceClient(clientCompanies, { touches: [[managedAccounts.path], [roles.path], ['companies']] });
