import { permitsUser } from '@jalon/domain/core/permission';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useUser } from '../core/session.ts';

/** Names and rates are for companies the operator has let in; what is closed looks for nobody. */
export function useSeesCandidates({ state }: Opportunity): boolean {
  const user = useUser();
  return state !== 'closed' && user.isValidated && permitsUser(user, 'opportunities.view&freelances.view');
}
