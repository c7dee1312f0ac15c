import { isType } from '@jalon/domain/core/actor';
import { documentApi } from '@jalon/domain/documents/document-api';
import type { Files } from '../core/files.ts';
import { mountResource } from '../core/mount-resource.ts';
import { mountRecordFiles } from '../core/record-files.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Zone } from '../operator/house.ts';
import { isProofOfCheck, listVersions } from './documents.queries.ts';
import { documentRecordsIn } from './documents.records.ts';

export function mountDocuments(kernel: Kernel, { timeZone, files }: { timeZone: Zone; files: Files }): void {
  const records = documentRecordsIn(timeZone);
  mountResource(kernel, records, { timeZone });
  mountRecordFiles(kernel, records, {
    ...{ endpoint: documentApi.file, files },
    isKeptFrom: async (tx, reader, { id }, fileId) => isType(reader, 'Freelance') && (await isProofOfCheck(tx, id, fileId)),
  });
  serve(kernel, documentApi.versions, async ({ tx, actor, params: { id } }) => {
    const { id: found } = (await records.find(tx, actor, id)) ?? missing();
    return listVersions(tx, found);
  });
}
