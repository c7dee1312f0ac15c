import { defaultMapping } from '@jalon/domain/connector/connector';
import type { Availability } from '@jalon/domain/connector/external-records';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { readAvailability } from '@jalon/domain/imports/import-candidate';
import { labelsOf, readLabel } from '@jalon/domain/imports/import-cells';
import type { ToolLookups } from '@jalon/domain/imports/tool-read';
import type { Dictionary } from '../connector/connector.ts';
import { readSettings } from '../connector/settings.queries.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { twoLevels } from '../referentials/referentials.queries.ts';

type Value = { list: ValueListName; code: string; fr: string; en: string; externalId: string | null };

/** What the values of the tool are here, as the synchronisation of the lists has linked them, as far as they are still offered. */
export async function findLookups(tx: Tx, dictionary: Dictionary, today: string): Promise<Omit<ToolLookups, 'employer'>> {
  const { mapping } = await readSettings(tx);
  const values = await tx.many<Value>(sql`
    select v.list, v.code, v.fr, v.en, v.external_id as "externalId" from referential_values v left join referential_values g on g.id = v.group_id
    where v.state = 'enabled' and (v.list <> all(${twoLevels}::text[]) or g.state = 'enabled')`);
  const linked = (list: ValueListName, told: (value: Value) => string = ({ code }) => code) => {
    const byId = new Map(
      values.flatMap((value) => (value.list === list && value.externalId ? [[value.externalId, told(value)] as const] : [])),
    );
    const labels = labelsThere(dictionary, list);
    // A list that is kept by hand is never linked.
    const isUnsynced = byId.size === 0 && mapping[list] !== null;
    return (id: string): ReturnType<ToolLookups['sector']> => {
      const here = byId.get(id);
      if (here !== undefined) return { here };
      return { label: labels.get(id) ?? id, message: isUnsynced ? 'validation.unsynced' : 'validation.unmapped' };
    };
  };
  const countries = values.filter(({ list }) => list === 'countries');
  const countryNames = labelsOf(countries.flatMap(({ fr, en, code }) => [fr, en, code].map((label) => [label, code] as const)));
  const country = linked('countries');
  const begins = new Map(dictionary.availability?.map(({ id, label }) => [id, label]));
  return {
    // Addresses name their country as people write it, so that the list need not be linked.
    country(told) {
      const found = country(told);
      const here = 'here' in found ? found.here : readLabel(told, countryNames);
      return here === undefined ? { label: told, message: 'validation.unmapped' } : { here };
    },
    sector: linked('expertise-areas'),
    experience: linked('experiences'),
    profession: linked('activity-areas'),
    area: linked('mobility-areas'),
    tool: linked('tools', ({ fr }) => fr),
    availableFrom(availability: Availability) {
      if (availability.kind === 'immediate') return { on: today, told: '' };
      if (availability.kind === 'date') return { on: availability.on, told: availability.on };
      const label = begins.get(String(availability.code));
      return { on: label === undefined ? undefined : readAvailability(label, today), told: label ?? String(availability.code) };
    },
  };
}

/** What the values of a list are called there. Records mean the list of that name, whatever the mapping feeds ours from. */
const labelsThere = (dictionary: Dictionary, list: ValueListName): Map<string, string> =>
  new Map(
    dictionary[defaultMapping[list] ?? '']?.flatMap((entry) => [entry, ...(entry.options ?? [])]).map(({ id, label }) => [id, label]),
  );
