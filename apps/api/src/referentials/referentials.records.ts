import { isType } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { referenceLists } from '@jalon/domain/core/reference-lists';
import { codeFits, codeFrom } from '@jalon/domain/referentials/referential';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { listCompanies } from '../companies/companies.queries.ts';
import type { RowOf } from '../core/record-store.ts';
import { recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';
import { noSuchGroup, takeTurn } from './referentials.labels.ts';
import { orderOf, orders, states, twoLevels } from './referentials.queries.ts';
import { sheetOf } from './referentials.sheet.ts';

export type StoredValue = RowOf<typeof referentials>;

const indexedWithState = ['place', 'fr', 'en'];
const origins = { local: sql`v.origin = 'local'`, external: sql`v.origin = 'external'` };
const codeOf = ({ code, fr }: { code?: unknown; fr?: unknown }): string => String(code ?? codeFrom(String(fr)));

const kept = recordsOf(referentials, {
  table: sql`referential_values`,
  as: sql`v`,
  visible: (actor) => (isType(actor, 'Admin') ? sql`true` : sql`false`),
  columns: {
    group: sql`(select json_build_object('id', g.id, 'fr', g.fr, 'en', g.en) from referential_values g where g.id = v.group_id)`,
    isGroup: sql`(v.group_id is null and v.list = any(${twoLevels}::text[]))`,
  },
  facts: ['code', 'fr', 'en', 'group'],
  label: sql`v.fr`,
  englishLabel: sql`v.en`,
  scope: sql`v.list`,
  // The own order of an alphabetical list is that of its labels as the reader sees them.
  orders: { ...orders, place: ({ lang }, { list }) => orderOf(list, lang) },
  filters: {
    list: (list) => sql`v.list = ${list}`,
    state: (state) => states[state as keyof typeof states],
    origin: (origin) => origins[origin as keyof typeof origins],
    groupId: (groupId) => sql`v.group_id = ${groupId}`,
  },
  search: sql`v.search`,
  found: { isNot: 'A value is found in its list, and the palette leads to each list.' },
  // Alone, a state and an origin have an index in the order.
  indexed: ({ list, q, state, origin, groupId, sort }) => {
    if (q || [state, origin, groupId].filter(Boolean).length !== 1) return ['list'];
    if (state && indexedWithState.includes(sort)) return ['list', 'state'];
    return origin && sort === 'place' && referenceLists[list].order !== 'alphabetical' ? ['list', 'origin'] : ['list'];
  },
  insert: ({ id, input }) => {
    const { list, fr, en, groupId } = input;
    const code = codeOf(input);
    if (list === 'companies') throw new AppError('referential.managedElsewhere');
    if (!codeFits(list, code)) throw new AppError('request.invalid', { fields: { code: 'validation.numericCode' } });
    if (groupId && referenceLists[list].levels === 1) throw noSuchGroup();
    const place = referenceLists[list].order === 'number' ? sql`array[${Number(code)}::double precision]` : endOf(groupId);
    return sql`(id, list, code, fr, en, group_id, place) values (${id}, ${list}, ${code}, ${fr}, ${en}, ${groupId}::uuid, ${place})`;
  },
  sets: {
    update: ({ row: { group }, input: { fr, en, groupId } }) => {
      const isRegrouped = (group?.id ?? null) !== groupId;
      // A value stays on its level: one that others belong to has no group, and the others always have one.
      if (isRegrouped && (group === null || groupId === null)) throw noSuchGroup();
      const place = isRegrouped ? sql`, group_id = ${groupId}::uuid, place = ${endOf(groupId)}` : sql``;
      return sql`fr = ${fr}, en = ${en}, updated_at = now() ${place}`;
    },
    disable: () => sql`updated_at = now()`,
    enable: () => sql`updated_at = now()`,
  },
  turn: async ({ tx }, action, input, id) => {
    if (action === 'create' || action === 'update') await takeTurn(tx, { ...input, id } as never);
    return undefined;
  },
  // Named, because it may have been made from the label while the field of the code is empty.
  taken: {
    referential_values__list_code: (input) =>
      new AppError('referential.codeTaken', { fields: { code: `validation.codeTaken|code=${codeOf(input)}` } }),
  },
  sheet: (language, { list }) => sheetOf(list, language),
});

/** Companies are looked at beside the values of the other lists, and kept with their accounts. */
export const referentialRecords: typeof kept = {
  ...kept,
  page: (tx, actor, query) => (query.list === 'companies' ? listCompanies(tx, query) : kept.page(tx, actor, query)),
};

/**
 * The place after the last sibling. Ranks are moments in microseconds, so those who add at the same time need not wait for each other
 * to know which is the next.
 */
function endOf(groupId: string | null): Sql {
  const now = sql`(extract(epoch from clock_timestamp()) * 1000000)::double precision`;
  return groupId === null ? sql`array[${now}]` : sql`(select g.place || ${now} from referential_values g where g.id = ${groupId})`;
}
