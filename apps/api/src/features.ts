import type { Config } from './config.ts';
import { mountResource } from './core/mount-resource.ts';
import type { Kernel } from './core/serve.ts';
import { divisionRecords } from './divisions/divisions.records.ts';

/** Every feature that stands on the workflow kernel, a line each. */
export function mountFeatures(kernel: Kernel, { timeZone }: Config): void {
  mountResource(kernel, divisionRecords, { timeZone });
}
