import type { User } from '@jalon/domain/core/actor';
import { skillKey } from '@jalon/domain/matching/skill-key';
import { skillSynonyms } from '@jalon/domain/matching/skill-synonyms';
import type { ProfileDraft } from '@jalon/domain/profiles/draft';
import { threadOf } from '../core/thread.ts';
import type { Tx } from '../db/database.ts';
import { listChoices } from '../referentials/referentials.queries.ts';
import type { DraftReading } from './profile-draft-reading.ts';

const read = threadOf<DraftReading, ProfileDraft>(new URL('./profile-draft.thread.ts', import.meta.url), {
  ...{ places: 6, deadlineMs: 30_000, memoryMb: 256, tooLong: 'profile.draftTooHeavy' },
});

/** What a file says of the person who sends it, in the words of our lists where these have them. */
export async function readDraft(tx: Tx, { file, today, owner }: { file: Uint8Array; today: string; owner: User }): Promise<ProfileDraft> {
  const tools = await listChoices(tx, 'tools', 'fr');
  // What the list of an installation lacks, the table of synonyms may have.
  const known = new Map(
    [...skillSynonyms.map(([name = '']) => name), ...tools.map(({ title }) => title)].map((name) => [skillKey(name), name]),
  );
  const person = `${owner.firstName} ${owner.lastName}`;
  return read({ content: file, today, person, known: [...known.values()] }, owner.id);
}
