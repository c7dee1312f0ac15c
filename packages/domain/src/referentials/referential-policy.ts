import { isType, type User } from '../core/actor.ts';
import { type ListName, referenceLists } from '../core/reference-lists.ts';
import { referentialMachine } from './referential.ts';
import type { ReferentialValue } from './referential-schema.ts';

/** What this person may do with a value now. Companies are kept with their accounts, so nothing is done to them here. */
export function referentialActions(actor: User, list: ListName, value: Pick<ReferentialValue, 'state'>): ReferentialValue['actions'] {
  if (!isType(actor, 'Admin') || list === 'companies') return [];
  const moves = referenceLists[list].order === 'manual' ? (['move'] as const) : [];
  return ['edit', ...moves, ...referentialMachine.leaving(value.state)];
}
