import { Readable } from 'node:stream';
import { maskedIban } from '@jalon/domain/administrative/administrative-file';
import type { User } from '@jalon/domain/core/actor';
import { texts } from '@jalon/domain/locales/all';
import { deviceName, deviceOf } from '@jalon/domain/sessions/device';
import { fileSealer, findFile } from '../administrative/administrative.queries.ts';
import type { Config } from '../config.ts';
import { listOwnContracts } from '../contracts/own-contracts.queries.ts';
import type { FileAnswer } from '../core/context.ts';
import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';
import { listSessions } from '../core/session.ts';
import { type ZipEntry, zipped } from '../core/zip.ts';
import type { Tx } from '../db/database.ts';
import { listOwnDocuments } from '../documents/documents.queries.ts';
import { fileKey } from '../files/files.queries.ts';
import { listAcceptances } from '../legal/legal-texts.queries.ts';
import { listChoices } from '../notifications/choices.queries.ts';
import { listOpenings } from '../retention/openings.queries.ts';
import { readAccount } from './own-account.queries.ts';
import {
  findProfile,
  listKnownDevices,
  listOwnEvents,
  listOwnFiles,
  listOwnIdentities,
  listOwnMessages,
  listOwnNotifications,
  type OwnFile,
} from './own-export.queries.ts';

/** More than anybody reads; the file says when there was more. */
const eventsAtMost = 20_000;
/** What is larger is taken out by hand: the list of files says which are in it. */
const filesAtMost = { count: 500, bytes: 300 * 1024 * 1024 };

type Parts = { files: Files; config: Pick<Config, 'secret'> };

/** Everything kept about a person, and nothing about anybody else. */
export async function exportAccount(tx: Tx, { files, config }: Parts, owner: User): Promise<FileAnswer> {
  const { id } = owner;
  const { picture, twoStep, version: _, ...account } = await readAccount(tx, id);
  const profile = await findProfile(tx, id);
  const sessions = await listSessions(tx, id, '');
  const history = await listOwnEvents(tx, id, eventsAtMost);
  const image = picture ? await files.get(pictureKey(picture)) : undefined;
  const kept = fitting(await listOwnFiles(tx, id));
  const data = {
    exportedAt: new Date().toISOString(),
    profile: { ...account, ...profile, hasTwoStep: twoStep.isOn, picture: image ? 'files/picture.webp' : null },
    preferences: { notices: await listChoices(tx, id) },
    notifications: await listOwnNotifications(tx, id),
    sessions: sessions.map(({ userAgent, address, createdAt, lastSeenAt }) => ({
      device: deviceName(deviceOf(userAgent)) || userAgent,
      address,
      createdAt,
      lastSeenAt,
    })),
    devices: await listKnownDevices(tx, id),
    identities: await listOwnIdentities(tx, id),
    messages: await listOwnMessages(tx, id, eventsAtMost),
    administrativeFile: await administrativeFileOf(tx, config, owner),
    documents: await listOwnDocuments(tx, id),
    contracts: await listOwnContracts(tx, id),
    acceptances: await listAcceptances(tx, id),
    files: kept.map(({ path, name, size, isIncluded }) => ({ path: isIncluded ? path : null, name, size })),
    openings: await listOpenings(tx, owner),
    history,
    isHistoryComplete: history.length < eventsAtMost,
  };
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'data.json', content: Buffer.from(JSON.stringify(data, null, 2)) };
    if (image) yield { name: 'files/picture.webp', content: image };
    for (const { path, contentId, isIncluded } of kept) {
      const content = isIncluded ? await files.get(fileKey(contentId)) : undefined;
      if (content) yield { name: path, content };
    }
  }
  return { name: 'jalon.zip', type: 'application/zip', content: Readable.from(zipped(entries(), new Date())) };
}

/** Whoever finds a screen open does not take the account number away with it: no page shows its owner more of it either. */
async function administrativeFileOf(tx: Tx, config: Parts['config'], { id, lang }: User) {
  const { iban, ...file } = await findFile(tx, fileSealer(config), id);
  return { ...file, maskedIban: maskedIban(iban), ibanNote: iban ? texts[lang].administrative.ibanInExport : null };
}

/** What may stand in a name of any system of files. */
const plain = (name: string): string => name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '') || 'x';

/** Where each file stands, and whether there is room for it. */
function fitting(found: readonly OwnFile[]) {
  let bytes = 0;
  return found.map((file, place) => {
    bytes += file.size;
    const isIncluded = place < filesAtMost.count && bytes <= filesAtMost.bytes;
    return { ...file, path: `files/${file.kind}/${place + 1}-${plain(file.name)}`, isIncluded };
  });
}
