import { contacts } from '@jalon/domain/contacts/contact-api';
import { divisions } from '@jalon/domain/divisions/division-api';
import { resourceClient } from '../core/resource.ts';

export const divisionClient = resourceClient(divisions, { touches: [[contacts.path]] });
/** A company has few: all of them, wherever one is chosen. */
export const divisionsQuery = divisionClient.list({ size: -1 });
