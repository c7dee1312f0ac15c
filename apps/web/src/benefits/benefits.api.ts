import type { Benefit, BenefitUse } from '@jalon/domain/benefits/benefit';
import { benefits } from '@jalon/domain/benefits/benefit-api';
import { textOf } from '@jalon/domain/core/rich-text';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export const benefitClient = resourceClient(benefits);

export const wordsIn = ({ partner, title, text }: Benefit): string => `${partner} ${title} ${textOf(text)}`;

/** Nobody waits for it, and nothing is lost when it fails. */
export const noteUse = (id: string, how: BenefitUse): void =>
  void call('POST /api/benefits/:id/use', { params: { id }, body: { how } }, { isQuiet: true }).catch(() => undefined);

export const nameOf = ({ partner, title }: Pick<Benefit, 'partner' | 'title'>): string => `${partner}, ${title}`;
