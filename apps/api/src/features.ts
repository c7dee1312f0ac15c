import type { Config } from './config.ts';
import { mountResource } from './core/mount-resource.ts';
import type { Kernel } from './core/serve.ts';
import { divisionRecords } from './divisions/divisions.records.ts';
import { faqMore } from './faq/faq.more.ts';
import { faqRecords } from './faq/faq.records.ts';

/** Every feature that stands on the workflow kernel, a line each. */
export function mountFeatures(kernel: Kernel, { timeZone }: Config): void {
  mountResource(kernel, divisionRecords, { timeZone });
  mountResource(kernel, faqRecords, { timeZone, more: faqMore });
}
