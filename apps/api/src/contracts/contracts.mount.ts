import { codeMinutes } from '@jalon/domain/contracts/contract';
import type { User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import type { Files } from '../core/files.ts';
import { mountResource } from '../core/mount-resource.ts';
import { missing } from '../core/records.ts';
import type { Kernel } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { queueMail } from '../mails/mails.queries.ts';
import type { House } from '../operator/house.ts';
import { contractPdf, drawingOf } from './contract-pdf.ts';
import { dueContracts } from './contracts.due.ts';
import { contractRecordsIn, refuseOtherName } from './contracts.records.ts';
import { keptFile } from './kept-file.ts';
import { evidenceOf, makeCode, noteSigned, tryCode } from './signing.queries.ts';

export function mountContracts(kernel: Kernel, { operator, timeZone, letterhead, files }: House & { files: Files }): void {
  const today = () => todayIn(timeZone(), new Date());
  const records = contractRecordsIn({ operator, today });
  const read = async (tx: Tx, actor: User, id: string) => (await records.find(tx, actor, id)) ?? missing();

  mountResource(kernel, records, {
    timeZone,
    instead: {
      sign: async ({ tx, actor, params: { id }, body, requestId, http, language }) => {
        // What proves who somebody is stands in no history.
        await records.act({ tx, actor, requestId }, id, 'sign', { ...body, code: '' });
        await noteSigned(tx, id, actor.id, { address: http.request.ip, consent: texts[language].contracts.consent });
        return records.present(actor, await read(tx, actor, id));
      },
    },
    first: {
      sign: async ({ tx, actor, params: { id }, body, requestId }) => {
        const row = await read(tx, actor, id);
        // A code is tried by nobody whose contract it is not to sign, or who has seen an earlier one, or who says another name: they are refused
        // first. Whoever may sign only since then has no code yet.
        const isTheirs = records.resource.flow.actionsOn(actor, row).includes('sign') && !row.isSignedByMe;
        const isSeen = body.version === undefined || body.version === row.version;
        if (isTheirs && isSeen) refuseOtherName(actor, row, body.name);
        else await kernel.database.transaction((held) => records.hold({ tx: held, actor, requestId }, id, 'sign', body.version));
        await tryCode(tx, id, actor.id, body.code);
      },
    },
    more: {
      due: ({ tx, actor, query }) => dueContracts(tx, actor, query, today()),
      code: async ({ tx, actor, params: { id } }) => {
        const row = await read(tx, actor, id);
        if (!records.resource.flow.may(actor, row, 'sign')) throw new AppError('access.refused');
        if (row.state !== 'sent') throw new AppError('workflow.wrongState', { state: row.state });
        if (row.isSignedByMe) throw new AppError('contract.hasSigned');
        const { code, until } = await makeCode(tx, id, actor.id);
        await queueMail(tx, {
          ...{ key: `code ${id} ${actor.id} ${until}`, name: 'signatureCode', to: { email: actor.email, lang: actor.lang } },
          params: { firstName: actor.firstName, what: row.number, code, minutes: codeMinutes },
        });
        return { email: actor.email, until };
      },
      pdf: async ({ tx, actor, params: { id } }) => {
        const row = await read(tx, actor, id);
        if (records.hiddenOf(actor, row).includes('body')) missing();
        const kept = await keptFile(tx, files, row);
        if (kept) return kept;
        const house = { operator: operator(), letterhead: await letterhead(), today: today() };
        const drawing = drawingOf(row, await evidenceOf(tx, id), house);
        const { name, content } = await contractPdf(drawing, actor.id);
        return { name, type: 'application/pdf', size: content.length, content };
      },
    },
  });
}
