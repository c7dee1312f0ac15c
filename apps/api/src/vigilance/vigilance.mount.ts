import { todayIn } from '@jalon/domain/core/dates';
import { vigilanceApi } from '@jalon/domain/vigilance/vigilance-api';
import type { Files } from '../core/files.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { House } from '../operator/house.ts';
import { deskOf, ownOperations } from './desk.ts';
import { dossierOf } from './dossier.ts';
import { packOf } from './pack.ts';

export function mountVigilance(kernel: Kernel, { operator, timeZone, files }: House & { files: Files }): void {
  const today = () => todayIn(timeZone(), new Date());
  serve(kernel, vigilanceApi.desk, ({ tx, actor, query }) => deskOf(tx, actor, query, today()));
  serve(kernel, vigilanceApi.own, ({ tx, actor }) => ownOperations(tx, actor));
  serve(kernel, vigilanceApi.dossier, ({ tx, actor, params: { id } }) => dossierOf(tx, actor, id, today()));
  serve(kernel, vigilanceApi.pack, ({ tx, actor, params: { id } }) =>
    packOf(tx, actor, id, { files, operator: operator().name, timeZone: timeZone(), today: today() }),
  );
}
