import { companyApi } from '@jalon/domain/companies/company-api';
import { gapsInCompany } from '@jalon/domain/companies/company-gaps';
import type { Company } from '@jalon/domain/companies/company-schema';
import type { User } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { changedMeanwhile, companyOf, inBoth, missing } from '../organisation/organisation.ts';
import { assertSirenFree, assertSound, tracedDetails } from './company.details.ts';
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
    await assertSound(tx, details, before);
    await assertSirenFree(tx, { actor, siren: details.siren, before });
    const after = await updateCompany(tx, before.id, details);
    const states = { before: tracedDetails(before), after: tracedDetails(after) };
    await record(tx, 'company.update', { subjectId: after.id, label: inBoth(after.name), by: actor.id, requestId, ...states });
    return present(actor, after);
  });
}

const present = (actor: User, { countryName: _, sectorName: __, ...company }: StoredCompany): Company => ({
  ...company,
  actions: permitsUser(actor, 'company.edit') ? ['edit'] : [],
});
