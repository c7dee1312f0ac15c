import { faultsIn } from '@jalon/domain/companies/company-rules';
import type { CompanyDetails } from '@jalon/domain/companies/company-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import type { Tx } from '../db/database.ts';
import { areChoices } from '../referentials/referentials.queries.ts';
import { findBySiren, lockSiren, type StoredCompany } from './company.queries.ts';

const refuse = (fields: FieldErrors) => new AppError('request.invalid', { fields });

/** What no field can say alone. A value that is no longer offered may stay where it is. */
export async function assertSound(tx: Tx, details: CompanyDetails, before?: CompanyDetails): Promise<void> {
  const faults = faultsIn(details, before);
  if (Object.keys(faults).length > 0) throw refuse(faults);
  const { country, sector } = details;
  if (country && country !== before?.country && !(await areChoices(tx, 'countries', [country])))
    throw refuse({ country: 'validation.invalid' });
  if (sector && sector !== before?.sector && !(await areChoices(tx, 'expertise-areas', [sector])))
    throw refuse({ sector: 'validation.invalid' });
}

type Numbered = { actor: User; siren: string | null; before?: StoredCompany };

/**
 * One company in use has a SIREN. The staff are told which; a company's own people are told nothing, as at sign-up, or they could try who
 * is a client: the staff find both beside each other.
 */
export async function assertSirenFree(tx: Tx, { actor, siren, before }: Numbered): Promise<void> {
  if (!siren || siren === before?.siren || !isType(actor, 'Admin')) return;
  await lockSiren(tx, siren);
  const other = await findBySiren(tx, siren, before?.id);
  if (other) throw new AppError('company.sirenTaken', { fields: { siren: 'validation.sirenTaken' }, other });
}

/** What the history tells of a company: its details, with the words of its codes. */
export const tracedDetails = (company: StoredCompany) => ({
  ...{ name: company.name, siren: company.siren, siret: company.siret, ape: company.ape, website: company.website },
  ...{ phone1: company.phone1, phone2: company.phone2, address: company.address, postalCode: company.postalCode, city: company.city },
  ...{ country: company.countryName, employees: company.employees, sector: company.sectorName },
});
