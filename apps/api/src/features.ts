import type { User } from '@jalon/domain/core/actor';
import { mountManagedAccounts } from './accounts/accounts.mount.ts';
import type { Config } from './config.ts';
import type { Files } from './core/files.ts';
import { mountResource } from './core/mount-resource.ts';
import type { Kernel } from './core/serve.ts';
import type { Tx } from './db/database.ts';
import { divisionRecords } from './divisions/divisions.records.ts';
import { mountDocuments } from './documents/documents.mount.ts';
import { documentRecordsIn } from './documents/documents.records.ts';
import { faqMore } from './faq/faq.more.ts';
import { faqRecords } from './faq/faq.records.ts';

/** Every feature that stands on the workflow kernel, a line each. */
export function mountFeatures(kernel: Kernel, { timeZone }: Config, files: Files): void {
  mountResource(kernel, divisionRecords, { timeZone });
  mountDocuments(kernel, { timeZone, files });
  mountResource(kernel, faqRecords, { timeZone, more: faqMore });
  mountManagedAccounts(kernel, { timeZone, files });
}

/** What telling people of the records of a feature asks: who sees which of them, and what of them. */
type Seen = {
  resource: { flow: { name: string } };
  findAll: (tx: Tx, actor: User, ids: readonly string[]) => Promise<{ id: string }[]>;
  hiddenOf: (actor: User, row: never) => readonly string[];
};
// Accounts are not among them: what their flow tells is told to the person, who does not read it there.
// Who sees a document does not depend on the day, which is all the time zone decides.
export const featureRecords: readonly Seen[] = [divisionRecords, documentRecordsIn('UTC'), faqRecords];
