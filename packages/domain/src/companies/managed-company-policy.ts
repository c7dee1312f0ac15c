import { activeMachine } from '../core/active-machine.ts';
import { isType, type User } from '../core/actor.ts';
import type { CompanyAction } from './managed-company.ts';
import type { ManagedCompany } from './managed-company-schema.ts';

/** What this person may do with a company from outside it. A commercial looks after it and changes nothing of it. */
export function managedCompanyActionsOf(actor: User, { state }: Pick<ManagedCompany, 'state'>): CompanyAction[] {
  return isType(actor, 'Admin') ? ['edit', 'assign', ...activeMachine.leaving(state)] : [];
}
