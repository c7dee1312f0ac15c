import { retentions } from '@jalon/domain/retention/retention-api';
import { resourceClient } from '../core/resource.ts';

/** Who has gone stands in no other list. */
export const retentionClient = resourceClient(retentions, { touches: [['/api/accounts']] });
