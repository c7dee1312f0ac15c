import { resource } from '../core/resource.ts';
import { ClientCompany, companyFlow, companyListing } from './client-company.ts';

/** The companies of the platform: every one for an administrator, those of the portfolio for a commercial. */
export const clientCompanies = resource({
  path: '/api/client-companies',
  noun: 'company',
  about: 'Companies, as the staff see and manage them',
  flow: companyFlow,
  record: ClientCompany,
  listing: companyListing,
});
