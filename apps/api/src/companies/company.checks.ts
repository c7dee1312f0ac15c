import { sirenTaken } from '@jalon/domain/companies/client-company';
import { faultsIn } from '@jalon/domain/companies/company-rules';
import type { CompanyDetails } from '@jalon/domain/companies/company-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import type { Tx } from '../db/database.ts';
import { areChoices } from '../referentials/referentials.queries.ts';
import { findBySiren, lockSiren } from './company.queries.ts';

const refuse = (fields: FieldErrors) => new AppError('request.invalid', { fields });

/** What no field can say alone. */
export function assertSound(details: CompanyDetails, before?: CompanyDetails): void {
  const faults = faultsIn(details, before);
  if (Object.keys(faults).length > 0) throw refuse(faults);
}

/**
 * What only the database can say. A value that is no longer offered may stay where it is. One company in use has a SIREN: the staff are
 * told which; a company's own people are told nothing, as at sign-up, or they could try who is a client: the staff find both beside each
 * other. All is asked at once.
 */
export async function checkDetails(tx: Tx, actor: User, details: CompanyDetails, before?: CompanyDetails & { id: string }): Promise<void> {
  const given = (field: 'country' | 'sector' | 'siren') => (details[field] === before?.[field] ? null : details[field]);
  const [country, sector, siren] = [given('country'), given('sector'), isType(actor, 'Admin') ? given('siren') : null];
  const [isCountry, isSector, , other] = await Promise.all([
    !country || areChoices(tx, 'countries', [country]),
    !sector || areChoices(tx, 'expertise-areas', [sector]),
    siren && lockSiren(tx, siren),
    siren ? findBySiren(tx, siren, before?.id) : undefined,
  ]);
  if (!isCountry) throw refuse({ country: 'validation.invalid' });
  if (!isSector) throw refuse({ sector: 'validation.invalid' });
  if (other) throw new AppError('company.sirenTaken', sirenTaken(other));
}
