import { applications } from '@jalon/domain/applications/application-api';
import { resourceClient } from '../core/resource.ts';

export const applicationClient = resourceClient(applications);
