import type { Benefit, BenefitUse } from '@jalon/domain/benefits/benefit';
import { benefits } from '@jalon/domain/benefits/benefit-api';
import { textOf } from '@jalon/domain/core/rich-text';
import { holdsWords } from '@jalon/domain/core/words';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export const benefitClient = resourceClient(benefits);
/** All of them at once: they are searched at every key. */
export const benefitsQuery = benefitClient.list({ size: -1 });

export const findIn = (rows: Benefit[], query: string): Benefit[] =>
  rows.filter(({ partner, title, text }) => holdsWords(`${partner} ${title} ${textOf(text)}`, query));

/** Nobody waits for it, and nothing is lost when it fails. */
export const noteUse = (id: string, how: BenefitUse): void =>
  void call('POST /api/benefits/:id/use', { params: { id }, body: { how } }, { isQuiet: true }).catch(() => undefined);

export const nameOf = ({ partner, title }: Pick<Benefit, 'partner' | 'title'>): string => `${partner}, ${title}`;
