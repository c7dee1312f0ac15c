import { pictureRules } from '@jalon/domain/accounts/own-account';
import { CallError } from './call.ts';

/** What the server would refuse anyway is told before it is sent. */
export function assertPicture({ type, size }: Blob): void {
  if (size > pictureRules.maxBytes) throw new CallError(413, 'file.tooLarge');
  if (!pictureRules.types.some((known) => known === type)) throw new CallError(422, 'file.notAnImage');
}
