import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import type { Import } from '@jalon/domain/imports/import';
import { imports, writtenMapping } from '@jalon/domain/imports/import-api';
import type { ImportKind, Mapping, ToolKind } from '@jalon/domain/imports/import-fields';
import { importLimits } from '@jalon/domain/imports/import-limits';
import type { ToolLineState } from '@jalon/domain/imports/tool-line';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, call, errorOf, forgeryToken, hrefOf } from '../core/call.ts';
import { useIsLive } from '../core/live.ts';
import { resourceClient } from '../core/resource.ts';
import { saveFile } from '../core/save-file.ts';

export const importClient = resourceClient(imports, { touches: [[opportunities.path], [managedAccounts.path], [clientCompanies.path]] });
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

const isAtWork = ({ state }: Import): boolean => state === 'preparing' || state === 'running';
const isShown = (row: Import): boolean => isAtWork(row) || row.state === 'prepared' || row.state === 'failed';

/** The newest import from the tool of this kind, as long as there is something to see or to decide. */
export function useToolImport(kind: ToolKind): { run: Import | undefined; isReady: boolean } {
  const isLive = useIsLive();
  const { data } = useQuery({
    ...importClient.list({ kind, size: 10 }),
    // Told of over the live connection; where there is none it is asked for.
    refetchInterval: ({ state: { data: page } }) => (page?.rows.some(isAtWork) ? (isLive ? 5000 : 1000) : false),
  });
  const newest = data?.rows.find(({ source }) => source === 'tool');
  return { run: newest && isShown(newest) ? newest : undefined, isReady: data !== undefined };
}

export function useStartTool() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, key }: { kind: ToolKind; key: string }) =>
      call('POST /api/imports/from-tool', { body: { kind } }, { idempotencyKey: key }),
    onSettled: () => importClient.refresh(client),
  });
}

/** Of one preview, whose lines do not change. */
export const toolLines = (id: string, state: ToolLineState) =>
  infiniteQueryOptions({
    queryKey: ['import-lines', id, state],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/imports/:id/lines', { params: { id }, query: { state, from: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ isMore }, pages) => (isMore ? pages.reduce((sum, { lines }) => sum + lines.length, 0) : undefined),
  });
