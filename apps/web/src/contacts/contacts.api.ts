import { contacts } from '@jalon/domain/contacts/contact-api';
import { resourceClient } from '../core/resource.ts';
import { divisionClient } from '../divisions/divisions.api.ts';
import { roleClient } from '../roles/roles.api.ts';

/** Roles and divisions show how many people they have. */
export const contactClient = resourceClient(contacts, { touches: [roleClient.key, divisionClient.key] });
