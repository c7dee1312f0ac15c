import type { ExternalCandidate, ExternalCompany, ExternalContact, OddRecord } from '@jalon/domain/connector/external-records';
import type { z } from 'zod';
import type { Connector } from '../connector.ts';
import { type BoondOptions, call } from './boond-call.ts';
import {
  BoondAccount,
  BoondCandidate,
  BoondCompany,
  BoondContact,
  BoondDictionary,
  BoondNames,
  BoondOfCompany,
  BoondPage,
} from './boond-schema.ts';

/** The most it gives: what is more, or less than one, silently gives 30. */
const pageSize = 500;
/** Half a million records: more is an answer that never ends. */
const mostPages = 1000;

type Raw = z.output<typeof BoondPage>['data'][number];

/** A list that is changed all the time is not waited for: what has slipped through is read the next time. */
const mostPasses = 3;

/**
 * Every record of a list, page by page. It ends where as many were read as there are said to be, or where a page has nothing new: some lists
 * do not heed the page they are asked for. Where something was added or has gone in between, what follows it stands on another page than it
 * did: the list is read again for what was passed over.
 */
async function* everyRecord(options: BoondOptions, path: string): AsyncGenerator<Raw> {
  const seen = new Set<string>();
  let unnamed = 0;
  for (let pass = 1; pass <= mostPasses; pass++) {
    const totals = new Set<number>();
    for (let page = 1; page <= mostPages; page++) {
      const query = { page: String(page), maxResults: String(pageSize), sort: 'id', order: 'asc' };
      const { data, meta } = await call(options, path, BoondPage, query);
      // Those without an id cannot be known again: they count the first time.
      const fresh = data.filter(({ id }) => (id === '' ? pass === 1 : !seen.has(id)));
      for (const { id } of fresh) if (id !== '') seen.add(id);
      unnamed += fresh.filter(({ id }) => id === '').length;
      totals.add(meta.totals.rows);
      yield* fresh;
      const isOver = pass === 1 ? fresh.length === 0 || seen.size + unnamed >= meta.totals.rows : page * pageSize >= meta.totals.rows;
      if (isOver) break;
    }
    if (totals.size === 1) return;
  }
}

/** What the tool calls otherwise than our records of it do. */
const named: Readonly<Record<string, string>> = { phone1: 'phone', email1: 'email', postcode: 'postalCode', town: 'city', function: 'job' };

/** A record as ours of it are, by the schema of its kind; or that it is odd, with what is wrong in it. */
function read<Said, Own>(schema: z.ZodType<Said>, { id, attributes }: Raw, own: (said: Said) => Own): Own | OddRecord {
  const parsed = schema.safeParse(attributes);
  if (parsed.success && id !== '') return own(parsed.data);
  const wrong = (parsed.error?.issues ?? []).map(({ path: [name] }) => named[String(name)] ?? String(name));
  const { name, firstName, lastName } = BoondNames.parse(attributes ?? {});
  return { id, label: name || `${firstName} ${lastName}`.trim(), odd: id === '' ? ['record', ...wrong] : wrong };
}

const stamped = ({ id }: Raw, { creationDate, updateDate }: { creationDate: string | null; updateDate: string | null }) => ({
  id,
  createdAt: creationDate,
  updatedAt: updateDate,
});

/** BoondManager, read only. */
export function openBoond(options: BoondOptions): Connector {
  return {
    async test() {
      const { meta } = await call(options, '/application/current-user', BoondAccount);
      return meta;
    },
    dictionary: () => call(options, '/application/dictionary', BoondDictionary),
    async *companies() {
      for await (const raw of everyRecord(options, '/companies'))
        yield read(
          BoondCompany,
          raw,
          ({ creationDate, updateDate, phone1: phone, postcode: postalCode, town: city, ...rest }): ExternalCompany => ({
            ...{ ...stamped(raw, { creationDate, updateDate }), ...rest, phone, postalCode, city },
          }),
        );
    },
    async *contacts() {
      for await (const raw of everyRecord(options, '/contacts'))
        yield read(
          BoondContact,
          raw,
          ({ creationDate, updateDate, function: job, email1: email, phone1: phone, ...rest }): ExternalContact => {
            const companyId = BoondOfCompany.parse(raw.relationships ?? {}).company?.data?.id ?? null;
            return { ...stamped(raw, { creationDate, updateDate }), ...rest, companyId, job, email, phone };
          },
        );
    },
    async *candidates() {
      for await (const raw of everyRecord(options, '/candidates'))
        yield read(
          BoondCandidate,
          raw,
          ({ creationDate, updateDate, email1: email, phone1: phone, ...rest }): ExternalCandidate => ({
            ...{ ...stamped(raw, { creationDate, updateDate }), ...rest, email, phone },
          }),
        );
    },
  };
}
