import type { RecordedEvent } from '../core/reactions.ts';
import type { Tx } from '../db/database.ts';
import { type Addressee, findAddressee } from './accounts.queries.ts';

/** A reaction that writes to the person the event is about, as long as there is one. */
export const writeTo =
  (write: (tx: Tx, to: Addressee, event: RecordedEvent) => Promise<void>) =>
  async (tx: Tx, event: RecordedEvent): Promise<void> => {
    const to = await findAddressee(tx, event.subjectId);
    if (to) await write(tx, to, event);
  };
