import type { CompanyDetails } from '@jalon/domain/companies/company-schema';
import type { CandidateInput } from '@jalon/domain/imports/import-candidate';
import { labelKey } from '@jalon/domain/imports/import-cells';
import type { ToolKind } from '@jalon/domain/imports/import-fields';
import type { Match } from '@jalon/domain/imports/tool-line';
import type { ContactInput } from '@jalon/domain/imports/tool-read';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type ToolInput = { companies: CompanyDetails; contacts: ContactInput; candidates: CandidateInput };
type Named = { id: string | null; name: string };
type Company = Named & { siren: string | null };

/** `find` gives the record that one is the same as; `add` makes it known to those that follow it in one preview. */
export type Matcher<Input> = { find: (externalId: string, input: Input | undefined) => Match | undefined; add: (input: Input) => void };

/** What earlier imports have added, by its number in the tool. Who is deleted is nobody any more, and is not brought back. */
async function findImported(tx: Tx, kind: ToolKind): Promise<Map<string, Match>> {
  const found = await tx.many<{ externalId: string; id: string; name: string; isGone: boolean }>(
    kind === 'companies'
      ? sql`
          select r.external_id as "externalId", c.id, c.name, false as "isGone"
          from import_records r join imports i on i.id = r.import_id join companies c on c.id = r.record_id
          where r.external_id is not null and i.kind = ${kind}`
      : sql`
          select r.external_id as "externalId", u.id, u.first_name || ' ' || u.last_name as name, u.state = 'deleted' as "isGone"
          from import_records r join imports i on i.id = r.import_id join users u on u.id = r.record_id
          where r.external_id is not null and i.kind = ${kind}`,
  );
  return new Map(
    found.map(({ externalId, id, name, isGone }) => [
      externalId,
      isGone ? { id: null, name: '', by: 'removed' } : { id, name, by: 'tool' },
    ]),
  );
}

const keyed = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, Row[]> => {
  const map = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) map.set(key, [...(map.get(key) ?? []), row]);
  }
  return map;
};

/** The same number; or the same name, unless both have a number, which differs. */
export async function matchCompanies(
  tx: Tx,
  inputs: readonly { name: string; siren: string | null }[],
): Promise<Matcher<{ name: string; siren: string | null }>> {
  const names = [...new Set(inputs.map(({ name }) => labelKey(name)))];
  const sirens = [...new Set(inputs.flatMap(({ siren }) => siren ?? []))];
  const known = await tx.many<Company>(sql`
    select c.id, c.name, c.siren from companies c where c.name_key = any(${names}) or c.siren = any(${sirens}) order by c.is_active desc, c.id`);
  const [bySiren, byName] = [keyed(known, ({ siren }) => siren), keyed(known, ({ name }) => labelKey(name))];
  const imported = await findImported(tx, 'companies');
  return {
    find(externalId, input) {
      const own = imported.get(externalId);
      if (own || !input) return own;
      const [same] = (input.siren && bySiren.get(input.siren)) || [];
      if (same) return { id: same.id, name: same.name, by: 'siren' };
      const called = byName.get(labelKey(input.name))?.find(({ siren }) => !siren || !input.siren || siren === input.siren);
      return called && { id: called.id, name: called.name, by: 'name' };
    },
    add({ name, siren }) {
      const one = { id: null, name, siren };
      if (siren) bySiren.set(siren, [...(bySiren.get(siren) ?? []), one]);
      byName.set(labelKey(name), [...(byName.get(labelKey(name)) ?? []), one]);
    },
  };
}

type Person = { firstName: string; lastName: string; email: string };
const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** The same address, be it of an account or of an invitation that stands. */
async function matchPeople(tx: Tx, kind: ToolKind, inputs: readonly Person[]): Promise<Matcher<Person>> {
  const addresses = [...new Set(inputs.map(({ email }) => email))];
  const known = await tx.many<{ id: string; name: string; email: string }>(sql`
    select u.id, u.first_name || ' ' || u.last_name as name, u.email from users u where u.email = any(${addresses})
    union all
    select u.id, u.first_name || ' ' || u.last_name, u.invited_email from users u where u.invited_email = any(${addresses}) and u.invitation = 'open'`);
  const byEmail = new Map<string, Named>(known.map(({ id, name, email }) => [email, { id, name }]));
  const imported = await findImported(tx, kind);
  return {
    find(externalId, input) {
      const own = imported.get(externalId);
      if (own || !input) return own;
      const same = byEmail.get(input.email);
      return same && { ...same, by: 'email' };
    },
    add: (input) => void byEmail.set(input.email, { id: null, name: nameOf(input) }),
  };
}

export const matchers: { [Kind in ToolKind]: (tx: Tx, inputs: readonly ToolInput[Kind][]) => Promise<Matcher<ToolInput[Kind]>> } = {
  companies: matchCompanies,
  contacts: (tx, inputs) => matchPeople(tx, 'contacts', inputs),
  candidates: (tx, inputs) => matchPeople(tx, 'candidates', inputs),
};
