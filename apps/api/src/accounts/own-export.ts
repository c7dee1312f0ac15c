import type { User } from '@jalon/domain/core/actor';
import { deviceName, deviceOf } from '@jalon/domain/sessions/device';
import { fileSealer, findFile } from '../administrative/administrative.queries.ts';
import type { Config } from '../config.ts';
import { listOwnContracts } from '../contracts/own-contracts.queries.ts';
import type { FileAnswer } from '../core/context.ts';
import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';
import { listSessions } from '../core/session.ts';
import { type ZipEntry, zip } from '../core/zip.ts';
import type { Tx } from '../db/database.ts';
import { listOwnDocuments } from '../documents/documents.queries.ts';
import { listAcceptances } from '../legal/legal-texts.queries.ts';
import { listChoices } from '../notifications/choices.queries.ts';
import { readAccount } from './own-account.queries.ts';
import {
  findProfile,
  listKnownDevices,
  listOwnEvents,
  listOwnIdentities,
  listOwnMessages,
  listOwnNotifications,
} from './own-export.queries.ts';

/** More than anybody reads; the file says when there was more. */
const eventsAtMost = 20_000;

type Parts = { files: Files; config: Pick<Config, 'secret'> };

/** Everything kept about a person, and nothing about anybody else. */
export async function exportAccount(tx: Tx, { files, config }: Parts, { id }: User): Promise<FileAnswer> {
  const { picture, twoStep, version: _, ...account } = await readAccount(tx, id);
  const profile = await findProfile(tx, id);
  const sessions = await listSessions(tx, id, '');
  const history = await listOwnEvents(tx, id, eventsAtMost);
  const image = picture ? await files.get(pictureKey(picture)) : undefined;
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
    administrativeFile: await findFile(tx, fileSealer(config), id),
    documents: await listOwnDocuments(tx, id),
    contracts: await listOwnContracts(tx, id),
    acceptances: await listAcceptances(tx, id),
    history,
    isHistoryComplete: history.length < eventsAtMost,
  };
  const entries: ZipEntry[] = [{ name: 'data.json', content: Buffer.from(JSON.stringify(data, null, 2)) }];
  if (image) entries.push({ name: 'files/picture.webp', content: image });
  return { name: 'jalon.zip', type: 'application/zip', content: zip(entries, new Date()) };
}
