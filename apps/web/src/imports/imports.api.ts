import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { imports, writtenMapping } from '@jalon/domain/imports/import-api';
import type { ImportKind, Mapping } from '@jalon/domain/imports/import-fields';
import { importLimits } from '@jalon/domain/imports/import-limits';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { CallError, call, errorOf, forgeryToken, hrefOf } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';
import { saveFile } from '../core/save-file.ts';

export const importClient = resourceClient(imports, { touches: [[opportunities.path], [managedAccounts.path]] });
/** The newest: the export has them all. */
export const pastImports = importClient.list({ size: 50 });

/** What is sent with each step. */
export type Chosen = { kind: ImportKind; file: File };

/** Browsers guess a type from the name: the server looks at the content. What it would refuse anyway is told before it is sent. */
function asSent(file: File): Blob {
  if (file.size > importLimits.bytes) throw new CallError(413, 'import.tooLarge');
  return new Blob([file], { type: 'application/octet-stream' });
}

export const lookAt = async ({ kind, file }: Chosen) => call('POST /api/imports/look', { query: { kind }, file: asSent(file) });
export const checkFile = async ({ kind, file }: Chosen, mapping: Mapping) =>
  call('POST /api/imports/check', { query: { kind, columns: writtenMapping(mapping) }, file: asSent(file) });
export const startImport = async ({ kind, file }: Chosen, mapping: Mapping, good: number) =>
  call('POST /api/imports', { query: { kind, columns: writtenMapping(mapping), name: file.name, good }, file: asSent(file) });

/** The file that the server makes of the lines in error, saved by the browser. */
export async function saveErrorLines({ kind, file }: Chosen, mapping: Mapping, name: string): Promise<void> {
  const sent = asSent(file);
  const address = hrefOf('POST /api/imports/error-lines', { query: { kind, columns: writtenMapping(mapping) }, file: sent });
  const headers = { 'content-type': sent.type, 'x-xsrf-token': await forgeryToken() };
  const response = await fetch(address, { method: 'POST', headers, credentials: 'same-origin', body: sent });
  if (!response.ok) throw await errorOf(response);
  saveFile(`${name}.csv`, await response.blob());
}
