import { AppError } from '@jalon/domain/core/errors';
import { holdAddress } from '../accounts/invitations.queries.ts';
import { withdrawInvitations } from '../accounts/invitations.ts';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { connect, holdUser, type Identity, noteUse, takeOver } from './identities.queries.ts';

/** How somebody has come by a provider; what it changes waits until they are let in, which may take a code. */
export type Arrival = {
  identity: Identity;
  label: string;
  /** Not theirs before: it is connected as they enter. */
  isNew: boolean;
  isFirstProof: boolean;
};

type By = { userId: string; requestId: string };

export async function arrive(tx: Tx, { userId, requestId }: By, { identity, label, isNew, isFirstProof }: Arrival): Promise<void> {
  if (isFirstProof && identity.email) await holdAddress(tx, identity.email);
  await holdUser(tx, userId);
  if (!isNew) {
    // Disconnected meanwhile, on another device.
    if (!(await noteUse(tx, userId, identity))) throw new AppError('identity.expired');
    return;
  }
  const hasTaken = isFirstProof && (await takeOver(tx, userId));
  if (hasTaken) await record(tx, 'account.verify', { subjectId: userId, by: userId, requestId });
  if (hasTaken && identity.email) await withdrawInvitations(tx, identity.email, requestId);
  await connectIdentity(tx, { userId, requestId }, { identity, label, hasTaken });
}

/** `hasSignedUp`: it is how the account was made, and its owner is welcomed instead of warned. */
type Connection = { identity: Identity; label: string; hasTaken?: boolean; hasSignedUp?: boolean };

/** Connects an identity and leaves its trace, of which the owner is written to. */
export async function connectIdentity(tx: Tx, { userId, requestId }: By, connection: Connection): Promise<void> {
  const { identity, label, hasTaken, hasSignedUp } = connection;
  await holdUser(tx, userId);
  const connected = await connect(tx, userId, identity);
  if (!connected) throw new AppError('identity.conflict');
  if (connected === 'known') return;
  const how = { ...(hasTaken ? { passwordRemoved: true } : {}), ...(hasSignedUp ? { signedUp: true } : {}) };
  const after = { provider: label, email: identity.email, ...how };
  await record(tx, 'identity.link', { subjectId: userId, by: userId, requestId, after });
}
