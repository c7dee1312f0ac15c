import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { resourceClient } from '../core/resource.ts';

export const opportunityClient = resourceClient(opportunities);
