import { views } from '@jalon/domain/views/view-api';
import { resourceClient } from '../core/resource.ts';

export const viewClient = resourceClient(views);
