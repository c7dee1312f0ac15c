import { todayIn } from '@jalon/domain/core/dates';
import { vigilanceApi } from '@jalon/domain/vigilance/vigilance-api';
import type { Config } from '../config.ts';
import type { Files } from '../core/files.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { deskOf, ownOperations } from './desk.ts';
import { dossierOf } from './dossier.ts';
import { packOf } from './pack.ts';

type House = Pick<Config, 'operator' | 'timeZone'> & { files: Files };

export function mountVigilance(kernel: Kernel, { operator, timeZone, files }: House): void {
  const today = () => todayIn(timeZone, new Date());
  serve(kernel, vigilanceApi.desk, ({ tx, actor, query }) => deskOf(tx, actor, query, today()));
  serve(kernel, vigilanceApi.own, ({ tx, actor }) => ownOperations(tx, actor));
  serve(kernel, vigilanceApi.dossier, ({ tx, actor, params: { id } }) => dossierOf(tx, actor, id, today()));
  serve(kernel, vigilanceApi.pack, ({ tx, actor, params: { id } }) => packOf(tx, actor, id, { files, operator, timeZone, today: today() }));
}
