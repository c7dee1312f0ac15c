import type { ContactQuery } from '@jalon/domain/contacts/contact-schema';
import type { Language } from '@jalon/domain/core/languages';
import type { Page } from '@jalon/domain/core/listing';
import { texts } from '@jalon/domain/locales/all';
import type { FileAnswer } from '../core/context.ts';
import { type Column, exportAs } from '../core/export.ts';
import type { Tx } from '../db/database.ts';
import { listContacts, type StoredContact } from './contacts.queries.ts';

type Request = {
  companyId: string;
  format: keyof typeof exportAs;
  query: Omit<ContactQuery, 'size'>;
  language: Language;
  timeZone: string;
};

/** Everybody the filters let through, in the order of the list on screen. */
export function exportContacts(tx: Tx, { companyId, format, query, language, timeZone }: Request): Promise<FileAnswer> {
  const rows = allRows(tx, companyId, query);
  return exportAs[format]({ name: 'contacts', columns: columnsIn(language), rows, reader: { language, timeZone } });
}

function columnsIn(language: Language): Column<StoredContact>[] {
  const { contacts, state, invitation } = texts[language].organisation;
  return [
    { title: contacts.lastName, value: ({ lastName }) => lastName },
    { title: contacts.firstName, value: ({ firstName }) => firstName },
    { title: contacts.column.email, value: ({ email }) => email },
    { title: contacts.column.job, value: ({ job }) => job ?? '' },
    { title: contacts.column.role, value: ({ role }) => role?.label ?? '' },
    { title: contacts.column.divisions, value: ({ divisions }) => divisions.map(({ name }) => name).join(', ') },
    {
      title: contacts.column.state,
      value: (row) => (row.invitation && row.invitation !== 'open' ? invitation[row.invitation] : state[row.state]),
    },
    { title: contacts.column.signedInAt, value: ({ signedInAt }) => (signedInAt ? new Date(signedInAt) : contacts.never) },
  ];
}

async function* allRows(tx: Tx, companyId: string, query: Request['query']): AsyncIterable<StoredContact> {
  let after: string | undefined;
  do {
    const page: Page<StoredContact> = await listContacts(tx, companyId, { ...query, size: -1, after });
    yield* page.rows;
    after = page.next ?? undefined;
  } while (after);
}
