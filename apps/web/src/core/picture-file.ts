import { pictureRules } from '@jalon/domain/accounts/own-account';
import type { ErrorCode } from '@jalon/domain/core/errors';
import { CallError } from './call.ts';

type Limits = { maxBytes: number; tooLarge?: ErrorCode };

/** What the server would refuse anyway is told before it is sent. */
export function assertPicture({ type, size }: Blob, { maxBytes, tooLarge = 'file.tooLarge' }: Limits = pictureRules): void {
  if (size === 0) throw new CallError(422, 'file.empty');
  if (size > maxBytes) throw new CallError(413, tooLarge);
  if (!pictureRules.types.some((known) => known === type)) throw new CallError(422, 'file.notAnImage');
}
