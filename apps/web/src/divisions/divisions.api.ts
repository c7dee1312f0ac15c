import { divisions } from '@jalon/domain/divisions/division-api';
import { resourceClient } from '../core/resource.ts';

export const divisionClient = resourceClient(divisions, { touches: [['organisation']] });
/** A company has few: all of them, wherever one is chosen. */
export const divisionsQuery = divisionClient.list({ size: -1 });
