import { sendFile } from '../core/send-file.ts';
import { type DraftLine, newActual } from './draft-lines.ts';

type Draft = {
  latest: { readonly current: DraftLine[] };
  /** Shows lines without saving them. */
  set: (lines: DraftLine[]) => void;
  /** Shows and saves them. */
  change: (lines: DraftLine[]) => void;
  edit: (lineId: string, patch: Partial<DraftLine>) => void;
  onFailure: (error: unknown) => void;
};

/** The receipts of a report that is worked on. */
export function draftFiles({ latest, set, change, edit, onFailure }: Draft) {
  const tell = (lineId: string, sending: number | undefined) => {
    const bare = ({ sending: _, ...line }: DraftLine): DraftLine => (sending === undefined ? line : { ...line, sending });
    set(latest.current.map((line) => (line.id === lineId ? bare(line) : line)));
  };
  /** Gives a line its receipt. */
  const attach = async (lineId: string, file: File): Promise<boolean> => {
    tell(lineId, 0);
    try {
      const onProgress = (share: number) => tell(lineId, share);
      const kept = await sendFile(file, { purpose: 'proof', signal: new AbortController().signal, onProgress });
      tell(lineId, undefined);
      edit(lineId, { file: kept });
      return true;
    } catch (error) {
      tell(lineId, undefined);
      onFailure(error);
      return false;
    }
  };
  /** Each file makes a line; one that is refused makes none. Gives the first. */
  const addFiles = (files: readonly File[], date: string): string | undefined => {
    const made = files.map((file) => ({ file, line: newActual(date) }));
    set([...latest.current, ...made.map(({ line }) => line)]);
    const sendAll = async () => {
      for (const { file, line } of made) if (!(await attach(line.id, file))) change(latest.current.filter((one) => one.id !== line.id));
    };
    void sendAll();
    return made[0]?.line.id;
  };
  return { attach, addFiles };
}
