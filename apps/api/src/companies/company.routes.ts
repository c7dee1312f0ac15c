import { companyApi } from '@jalon/domain/companies/company-api';
import { gapsInCompany } from '@jalon/domain/companies/company-gaps';
import type { User } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { companyOf } from '../organisation/organisation.ts';
import { companyRecords } from './companies.records.ts';
import { countInvited } from './company.queries.ts';

const ownCompany = async (tx: Tx, actor: User) => (await companyRecords.find(tx, actor, companyOf(actor))) ?? missing();

export function mountCompany(kernel: Kernel): void {
  serve(kernel, companyApi.read, async ({ tx, actor }) => companyRecords.present(actor, await ownCompany(tx, actor)));

  serve(kernel, companyApi.tasks, async ({ tx, actor }) => ({
    gaps: permitsUser(actor, 'company.edit') ? gapsInCompany(await ownCompany(tx, actor)) : null,
    invitations: permitsUser(actor, 'contacts.view') ? await countInvited(tx, companyOf(actor)) : null,
  }));

  serve(kernel, companyApi.update, async ({ tx, actor, body, requestId }) =>
    companyRecords.present(actor, await companyRecords.act({ tx, actor, requestId }, companyOf(actor), 'update', body)),
  );
}
