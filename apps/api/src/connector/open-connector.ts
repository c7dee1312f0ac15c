import { problemCode } from '@jalon/domain/connector/connector';
import { AppError } from '@jalon/domain/core/errors';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openBoond } from './boond/boond.ts';
import type { Connector } from './connector.ts';
import { countCall } from './settings.queries.ts';

/** The tool of the configuration, whose every call is counted; or the refusal, where there is none. */
export function openConnector({ boond }: Pick<Config, 'boond'>, database: Database): Connector {
  if (!boond) throw new AppError(problemCode('unconfigured'));
  const { url, keys } = boond;
  return openBoond({ url, keys, told: (problem, began) => countCall(database, problem, began) });
}
