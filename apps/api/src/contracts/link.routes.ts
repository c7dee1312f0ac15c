import { codeMinutes } from '@jalon/domain/contracts/contract';
import { contractLinkApi } from '@jalon/domain/contracts/contract-link-api';
import { todayIn } from '@jalon/domain/core/dates';
import { texts } from '@jalon/domain/locales/all';
import { linkTokens } from '../accounts/link-tokens.ts';
import type { Config } from '../config.ts';
import type { Files } from '../core/files.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { queueMail } from '../mails/mails.queries.ts';
import type { House } from '../operator/house.ts';
import { contractRecordsIn } from './contracts.records.ts';
import { keptFile } from './kept-file.ts';
import { openLink } from './link.queries.ts';
import { evidenceOf, makeCode, noteSigned, tryCode } from './signing.queries.ts';

const done = { done: true } as const;
/** Enough to know one's own address by. */
const veiled = (email: string): string => email.replace(/^(.).*@/, '$1…@');

type Parts = House & Pick<Config, 'secret'> & { files: Files };

/** For those whom the operator knows and who have no account: by the link of their letter they act as themselves, on that contract alone. */
export function mountContractLinks(kernel: Kernel, { operator, timeZone, secret, files }: Parts): void {
  const records = contractRecordsIn({ operator, today: () => todayIn(timeZone(), new Date()) });
  const tokens = linkTokens(secret);
  const open = (tx: Tx, token: string, as: Parameters<typeof openLink>[2] = 'toSign') => openLink(tx, tokens.read(token), as);

  serve(kernel, contractLinkApi.read, async ({ tx, body: { token } }) => {
    const { contractId, signer } = await open(tx, token, 'either');
    const [row = missing(), evidence] = await Promise.all([records.find(tx, signer, contractId), evidenceOf(tx, contractId)]);
    const { number, amendment, type, owner, company, project, startsOn, endsOn, body, hash, state } = row;
    const signed = evidence.find(({ side }) => side === 'operator');
    return {
      ...{
        number,
        amendment,
        type,
        operator: row.operator?.name ?? operator().name,
        startsOn,
        endsOn,
        body: body ?? '',
        hash: hash ?? '',
        isSealed: state !== 'sent',
      },
      person: `${owner.firstName} ${owner.lastName}`,
      signer: `${signer.firstName} ${signer.lastName}`,
      ...{ company: company?.name ?? null, project: project?.title ?? null },
      signedBy: signed ? { name: signed.name, signedAt: signed.signedAt } : null,
    };
  });

  serve(kernel, contractLinkApi.code, async ({ tx, body: { token } }) => {
    const { contractId, signer } = await open(tx, token);
    const row = (await records.find(tx, signer, contractId)) ?? missing();
    const { code, until } = await makeCode(tx, contractId, signer.id);
    await queueMail(tx, {
      ...{ key: `code ${contractId} ${signer.id} ${until}`, name: 'signatureCode', to: { email: signer.email, lang: signer.lang } },
      params: { firstName: signer.firstName, what: row.number, code, minutes: codeMinutes },
    });
    return { email: veiled(signer.email), until };
  });

  serve(
    kernel,
    contractLinkApi.sign,
    async ({ tx, body: { token, ...body }, requestId, http, language }) => {
      const { contractId, signer } = await open(tx, token);
      // What proves who somebody is stands in no history.
      await records.act({ tx, actor: signer, requestId }, contractId, 'sign', { ...body, code: '' });
      await noteSigned(tx, contractId, signer.id, { address: http.request.ip, consent: texts[language].contracts.consent });
      return done;
    },
    {
      first: async ({ tx, body: { token, code } }) => {
        const { contractId, signer } = await open(tx, token);
        await tryCode(tx, contractId, signer.id, code);
      },
    },
  );

  serve(kernel, contractLinkApi.copy, async ({ tx, body: { token } }) => {
    const { contractId, signer } = await open(tx, token, 'sealed');
    const row = (await records.find(tx, signer, contractId)) ?? missing();
    return (await keptFile(tx, files, row)) ?? missing();
  });

  serve(kernel, contractLinkApi.decline, async ({ tx, body: { token, reason }, requestId }) => {
    const { contractId, signer } = await open(tx, token);
    await records.act({ tx, actor: signer, requestId }, contractId, 'decline', { reason });
    return done;
  });
}
