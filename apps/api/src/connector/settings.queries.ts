import { type ConnectorProblem, type ConnectorSettingsInput, defaultMapping, type SyncMapping } from '@jalon/domain/connector/connector';
import type { ConnectorStatus } from '@jalon/domain/connector/sync-run-api';
import { type Language, languages } from '@jalon/domain/core/languages';
import { type ValueListName, valueListNames } from '@jalon/domain/core/reference-lists';
import { texts } from '@jalon/domain/locales/all';
import type { Database, Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Dictionary } from './connector.ts';

export type ConnectorSettings = Pick<
  ConnectorStatus,
  'mapping' | 'appliesByItself' | 'monthlyCalls' | 'keys' | 'calls' | 'lastCall' | 'version'
> & { linked: Partial<Record<string, number>> };

/** The row comes with the first who asks for it: an operator without the tool has none. */
const row = sql`insert into connector_settings (mapping) values (${JSON.stringify(defaultMapping)}) on conflict do nothing`;
const month = sql`date_trunc('month', now())::date`;

export async function readSettings(tx: Tx): Promise<ConnectorSettings> {
  const found = await tx.maybe<ConnectorSettings>(sql`
    select s.mapping, s.applies_by_itself as "appliesByItself", s.monthly_calls as "monthlyCalls", s.keys, s.version,
      coalesce((select c.calls from connector_calls c where c.month = ${month}), 0) as calls,
      case when s.last_call_at is not null then json_build_object('at', s.last_call_at, 'problem', s.last_problem) end as "lastCall",
      (select coalesce(json_object_agg(v.list, v.count), '{}') from (
        select list, count(*)::int as count from referential_values where external_base @> '{"isPresent": true}' group by list) v) as linked
    from connector_settings s`);
  if (found) return found;
  await tx.many(row);
  return readSettings(tx);
}

/** Nothing where somebody else has changed it since. */
export function writeSettings(tx: Tx, version: number, input: ConnectorSettingsInput): Promise<{ version: number } | undefined> {
  return tx.maybe(sql`
    update connector_settings set mapping = ${JSON.stringify(input.mapping)}, applies_by_itself = ${input.appliesByItself},
      monthly_calls = ${input.monthlyCalls}, version = version + 1 where version = ${version} returning version`);
}

/**
 * Every call of the tool, whatever came of it. The last one is the one that began last: a slow call that nobody waits for any more says nothing of
 * a tool that has answered since.
 */
export async function countCall(database: Database, problem: ConnectorProblem | null, began: Date): Promise<void> {
  await database.many(sql`
    with called as (
      insert into connector_calls (month, calls) values (${month}, 1) on conflict (month) do update set calls = connector_calls.calls + 1)
    insert into connector_settings (mapping, last_call_at, last_problem) values (${JSON.stringify(defaultMapping)}, ${began}, ${problem})
    on conflict (id) do update set last_call_at = excluded.last_call_at, last_problem = excluded.last_problem
    where connector_settings.last_call_at is null or connector_settings.last_call_at <= excluded.last_call_at`);
}

/** The lists that could be taken, for whoever chooses among them. */
export async function keepKeys(tx: Tx, dictionary: Dictionary): Promise<void> {
  const keys = Object.entries(dictionary).map(([key, entries]) => ({
    ...{ key, levels: entries.some(({ options }) => options) ? 2 : 1 },
    count: entries.reduce((sum, { options }) => sum + 1 + (options?.length ?? 0), 0),
  }));
  await tx.many(sql`update connector_settings set keys = ${JSON.stringify(keys)}`);
}

/** As history tells it: of what is taken from where, the lists that were given another place. */
export function toldOf(before: ConnectorSettingsInput, after: ConnectorSettingsInput) {
  const changed = valueListNames.filter((list) => before.mapping[list] !== after.mapping[list]);
  const told = ({ mapping, appliesByItself, monthlyCalls }: ConnectorSettingsInput) => ({
    mapping: Object.fromEntries(languages.map((language) => [language, wordsOf(language, mapping, changed)])) as Record<Language, string>,
    ...{ appliesByItself, monthlyCalls },
  });
  return { before: told(before), after: told(after) };
}
function wordsOf(language: Language, mapping: SyncMapping, lists: readonly ValueListName[]): string {
  const { lists: titles, connector } = texts[language];
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return lists.map((list) => `${titles[list].title}${colon} ${mapping[list] ?? connector.noList}`).join(', ');
}
