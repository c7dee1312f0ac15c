import type { User } from '@jalon/domain/core/actor';
import type { FileAnswer } from '../core/context.ts';
import { threadOf } from '../core/thread.ts';
import type { DrawnProfile, ProfileDrawing } from './profile-drawing.ts';

/** Generous: on a busy machine the largest profiles take some seconds. */
const draw = threadOf<ProfileDrawing, DrawnProfile>(new URL('./profile-pdf.thread.ts', import.meta.url), {
  ...{ places: 8, deadlineMs: 30_000, memoryMb: 256, tooLong: 'file.notDrawn' },
});

/** A profile as a document to send to a client. */
export async function profilePdf(
  profile: ProfileDrawing['profile'],
  { as, language, letterhead, reader }: Omit<ProfileDrawing, 'profile'> & { reader: User },
): Promise<FileAnswer> {
  const { name, content } = await draw({ profile, as, language, letterhead }, reader.id);
  return { name, type: 'application/pdf', size: content.length, content: Buffer.from(content.buffer, content.byteOffset, content.length) };
}
