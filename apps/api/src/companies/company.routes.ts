import { companyApi } from '@jalon/domain/companies/company-api';
import type { User } from '@jalon/domain/core/actor';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { companyOf } from '../organisation/organisation.ts';
import { companyRecords } from './companies.records.ts';

const ownCompany = async (tx: Tx, actor: User) => (await companyRecords.find(tx, actor, companyOf(actor))) ?? missing();

export function mountCompany(kernel: Kernel): void {
  serve(kernel, companyApi.read, async ({ tx, actor }) => companyRecords.present(actor, await ownCompany(tx, actor)));

  serve(kernel, companyApi.update, async ({ tx, actor, body, requestId }) =>
    companyRecords.present(actor, await companyRecords.act({ tx, actor, requestId }, companyOf(actor), 'update', body)),
  );
}
