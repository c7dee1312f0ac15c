import { problemCode } from '@jalon/domain/connector/connector';
import type { ExternalCandidate, ExternalCompany, ExternalContact } from '@jalon/domain/connector/external-records';
import { AppError } from '@jalon/domain/core/errors';
import type { z } from 'zod';
import type { Connector } from '../connector.ts';
import { type BoondOptions, call } from './boond-call.ts';
import { BoondAccount, BoondCandidate, BoondCompany, BoondContact, BoondDictionary, BoondOfCompany, BoondPage } from './boond-schema.ts';

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
  for (let pass = 1; pass <= mostPasses; pass++) {
    const totals = new Set<number>();
    for (let page = 1; page <= mostPages; page++) {
      const query = { page: String(page), maxResults: String(pageSize), sort: 'id', order: 'asc' };
      const { data, meta } = await call(options, path, BoondPage, query);
      const fresh = data.filter(({ id }) => !seen.has(id));
      for (const record of fresh) seen.add(record.id);
      totals.add(meta.totals.rows);
      yield* fresh;
      const isOver = pass === 1 ? fresh.length === 0 || seen.size >= meta.totals.rows : page * pageSize >= meta.totals.rows;
      if (isOver) break;
    }
    if (totals.size === 1) return;
  }
}

/** Of a record that cannot be read, the list is not what it was taken for. */
function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError(problemCode('unreadable'));
  return parsed.data;
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
    async *companies(): AsyncGenerator<ExternalCompany> {
      for await (const raw of everyRecord(options, '/companies')) {
        const { creationDate, updateDate, phone1: phone, postcode: postalCode, town: city, ...rest } = read(BoondCompany, raw.attributes);
        yield { ...stamped(raw, { creationDate, updateDate }), ...rest, phone, postalCode, city };
      }
    },
    async *contacts(): AsyncGenerator<ExternalContact> {
      for await (const raw of everyRecord(options, '/contacts')) {
        const { creationDate, updateDate, function: job, email1: email, phone1: phone, ...rest } = read(BoondContact, raw.attributes);
        const companyId = read(BoondOfCompany, raw.relationships).company?.data?.id ?? null;
        yield { ...stamped(raw, { creationDate, updateDate }), ...rest, companyId, job, email, phone };
      }
    },
    async *candidates(): AsyncGenerator<ExternalCandidate> {
      for await (const raw of everyRecord(options, '/candidates')) {
        const { creationDate, updateDate, email1: email, phone1: phone, ...rest } = read(BoondCandidate, raw.attributes);
        yield { ...stamped(raw, { creationDate, updateDate }), ...rest, email, phone };
      }
    },
  };
}
