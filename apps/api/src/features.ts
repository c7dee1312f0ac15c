import type { Config } from './config.ts';
import type { Files } from './core/files.ts';
import { mountResource } from './core/mount-resource.ts';
import type { Kernel } from './core/serve.ts';
import { divisionRecords } from './divisions/divisions.records.ts';
import { mountDocuments } from './documents/documents.mount.ts';

/** Every feature that stands on the workflow kernel, a line each. */
export function mountFeatures(kernel: Kernel, { timeZone }: Config, files: Files): void {
  mountResource(kernel, divisionRecords, { timeZone });
  mountDocuments(kernel, { timeZone, files });
}
