import type { ConnectorSettingsInput } from '@jalon/domain/connector/connector';

type Settings = ConnectorSettingsInput & { version: number };
/** What one act changes: of the lists, those it names. */
export type SettingsChange = Partial<Omit<ConnectorSettingsInput, 'mapping'>> & { mapping?: Partial<ConnectorSettingsInput['mapping']> };

/** The settings as they are now, with the change. */
export const changed = ({ mapping, appliesByItself, monthlyCalls, version }: Settings, change: SettingsChange): Settings => ({
  ...{ appliesByItself, monthlyCalls, version },
  ...change,
  mapping: { ...mapping, ...change.mapping },
});

const only = <Part extends object>(whole: Part, part: object): Partial<Part> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name in part)) as Partial<Part>;

/** Takes back this change and none that came after it. */
export function wayBack(before: Settings, { mapping, ...rest }: SettingsChange): SettingsChange {
  return { ...only(before, rest), ...(mapping && { mapping: only(before.mapping, mapping) }) };
}
