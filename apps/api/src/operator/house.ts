import { type OperatorSettings, operatorDefaults, settled } from '@jalon/domain/operator/operator';
import type { Config } from '../config.ts';
import type { Files } from '../core/files.ts';
import type { Letterhead } from '../core/pdf-document.ts';
import { isUnavailable, type Tx } from '../db/database.ts';
import { StartError } from '../start-error.ts';
import { findOperator, keepEnvironmentZone, knowsZone, type StoredOperator } from './operator.queries.ts';
import { printedLogo } from './operator-logo.ts';

/** The operator's settings in force. `version` counts their changes. */
export type Operator = OperatorSettings & { logo: string | null; version: number };

/** What depends on the operator asks for it when it is needed: settings change while the product runs. */
export type House = { operator: () => Operator; timeZone: Zone; letterhead: () => Promise<Letterhead> };
export type Zone = () => string;

type Given = Pick<Config, 'operator' | 'contactEmail' | 'timeZone' | 'digestHour' | 'timesheetReminders'>;

/** What the environment says, and where it says nothing the product: an administrator's choice wins over both. */
export const defaultsOf = ({ operator, contactEmail, timeZone, digestHour, timesheetReminders }: Given): OperatorSettings => ({
  ...operatorDefaults,
  ...{ name: operator, contactEmail: contactEmail ?? null, timeZone, digestHour, timesheetReminders },
});

const inForce = ({ choices, logo, version }: StoredOperator, config: Given): Operator => ({
  ...{ ...settled(choices, defaultsOf(config)), logo, version },
});
export const readOperator = async (tx: Tx, config: Given): Promise<Operator> => inForce(await findOperator(tx), config);

export const houseOf = (operator: () => Operator, files: Files): House => ({
  operator,
  timeZone: () => operator().timeZone,
  letterhead: async () => ({ name: operator().name, logo: await printedLogo(files, operator()) }),
});

/** `refresh` reads what is kept, and gives it. */
export type KeptHouse = House & { refresh: () => Promise<StoredOperator> };

/** Kept in the process, so that no request asks for it: read at the start, after a change, and when another server tells of one. */
export async function openHouse(tx: Tx, config: Given, files: Files): Promise<KeptHouse> {
  let known: Operator = { ...defaultsOf(config), logo: null, version: 0 };
  const refresh = async () => {
    const stored = await findOperator(tx);
    // Of two readings the later change holds, whichever comes last.
    if (stored.version >= known.version) known = inForce(stored, config);
    return stored;
  };
  const keepZone = async () => {
    if (!(await knowsZone(tx, config.timeZone)))
      throw new StartError(
        'configuration',
        `JALON_TIME_ZONE is "${config.timeZone}", which PostgreSQL does not know; choose another name.`,
      );
    await keepEnvironmentZone(tx, config.timeZone);
  };
  // A database that is away is waited for by the requests: whoever hears changes reads them once it is back.
  await Promise.all([keepZone(), refresh()]).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });
  return { ...houseOf(() => known, files), refresh };
}
