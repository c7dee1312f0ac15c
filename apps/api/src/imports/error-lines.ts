import type { Language } from '@jalon/domain/core/languages';
import { filled, readMessage } from '@jalon/domain/core/message';
import { texts } from '@jalon/domain/locales/all';
import type { FileAnswer } from '../core/context.ts';
import { exportAs } from '../core/export.ts';
import type { LeftLine } from './judge.ts';
import type { Sheet } from './sheet.ts';

type Reader = { language: Language; timeZone: string };

/** What a schema says of a field, in words: `validation.maxLength|max=50`. */
function wordOf(message: string, language: Language): string {
  const { key, values } = readMessage(message, language);
  const words: Record<string, string> = texts[language].validation;
  return filled(words[key.slice(key.indexOf('.') + 1)] ?? texts[language].validation.invalid, values);
}

/** The lines as they were sent, with their number and what is wrong in front: corrected, the file can be imported as it is. */
export function errorLines({ headers }: Sheet, left: readonly LeftLine[], reader: Reader): Promise<FileAnswer> {
  const { errorFile, lineColumn, problemColumn, isDuplicate, field, problem } = texts[reader.language].imports;
  const told = ({ state, problems }: LeftLine): string =>
    state === 'duplicate'
      ? isDuplicate
      : problems.map((one) => filled(problem, { field: field[one.field], problem: wordOf(one.message, reader.language) })).join(' ; ');
  async function* rows() {
    yield* left;
  }
  const columns = [
    { title: lineColumn, value: ({ line }: LeftLine) => String(line) },
    { title: problemColumn, value: told },
    ...headers.map((title, at) => ({ title, value: ({ cells }: LeftLine) => cells[at] ?? '' })),
  ];
  return exportAs.csv({ name: errorFile, columns, rows: rows(), reader });
}
