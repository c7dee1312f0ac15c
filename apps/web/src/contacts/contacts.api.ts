import { contacts } from '@jalon/domain/contacts/contact-api';
import { resourceClient } from '../core/resource.ts';
import { divisionClient, organisationKey } from '../organisation/organisation.api.ts';

/** Roles and divisions show how many people they have. */
export const contactClient = resourceClient(contacts, { touches: [organisationKey, divisionClient.key] });
