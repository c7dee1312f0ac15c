import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { z } from 'zod';
import type { Valid } from './callers.ts';

/** The actions an address takes; undefined for an address that takes none. */
export function actionsOf({ params }: EndpointSpec): string[] | undefined {
  const action = params?.shape.action;
  return action instanceof z.ZodEnum ? action.options.map(String) : undefined;
}

/** The call of an address with one of its actions. */
export const withAction = (action: string, { as, call }: Valid): Valid => ({
  as,
  call: { params: { ...(call as { params: object }).params, action } },
});
