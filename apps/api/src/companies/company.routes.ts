import { companyApi } from '@jalon/domain/companies/company-api';
import { gapsInCompany } from '@jalon/domain/companies/company-gaps';
import { siretFits } from '@jalon/domain/companies/company-numbers';
import type { Company, CompanyDetails } from '@jalon/domain/companies/company-schema';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { permitsUser } from '@jalon/domain/core/permission';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { changedMeanwhile, companyOf, inBoth, missing } from '../organisation/organisation.ts';
import { areChoices } from '../referentials/referentials.queries.ts';
import { countInvited, findCompany, lockDetails, type StoredCompany, updateCompany } from './company.queries.ts';

export function mountCompany(kernel: Kernel): void {
  serve(kernel, companyApi.read, async ({ tx, actor }) => present(actor, (await findCompany(tx, companyOf(actor))) ?? missing()));

  serve(kernel, companyApi.tasks, async ({ tx, actor }) => {
    const companyId = companyOf(actor);
    const company = permitsUser(actor, 'company.edit') ? ((await findCompany(tx, companyId)) ?? missing()) : undefined;
    return {
      gaps: company ? gapsInCompany(company) : null,
      invitations: permitsUser(actor, 'contacts.view') ? await countInvited(tx, companyId) : null,
    };
  });

  serve(kernel, companyApi.update, async ({ tx, actor, body: { version, ...details }, requestId }) => {
    const before = (await lockDetails(tx, companyOf(actor))) ?? missing();
    if (before.version !== version) throw await changedMeanwhile(tx, present(actor, before));
    await assertSound(tx, before, details);
    const after = await updateCompany(tx, before.id, details);
    const states = { before: fieldsOf(before), after: fieldsOf(after) };
    await record(tx, 'company.update', { subjectId: after.id, label: inBoth(after.name), by: actor.id, requestId, ...states });
    return present(actor, after);
  });
}

/** What no field can say alone. A value that is no longer offered may stay where it is. */
async function assertSound(tx: Tx, before: StoredCompany, { siren, siret, country, sector }: CompanyDetails): Promise<void> {
  const refuse = (field: string, message = 'validation.invalid') => new AppError('request.invalid', { fields: { [field]: message } });
  if (!siretFits(siren, siret)) throw refuse('siret', 'validation.siretOfOther');
  if (country && country !== before.country && !(await areChoices(tx, 'countries', [country]))) throw refuse('country');
  if (sector && sector !== before.sector && !(await areChoices(tx, 'expertise-areas', [sector]))) throw refuse('sector');
}

const fieldsOf = ({ id: _, version: __, updatedAt: ___, countryName, sectorName, ...details }: StoredCompany) => ({
  ...details,
  country: countryName,
  sector: sectorName,
});

const present = (actor: User, { countryName: _, sectorName: __, ...company }: StoredCompany): Company => ({
  ...company,
  actions: permitsUser(actor, 'company.edit') ? ['edit'] : [],
});
