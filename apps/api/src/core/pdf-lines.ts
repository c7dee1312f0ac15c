import { AppError } from '@jalon/domain/core/errors';
import { getDocumentProxy } from 'unpdf';

const pdfBounds = { pages: 20, characters: 200_000 };
type Piece = { text: string; x: number; y: number; width: number; height: number };

/** The lines of a PDF as they are read, columns of one line parted by tabs. Only in a thread of its own (core/thread.ts). */
export async function pdfLines(content: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(content, { verbosity: 0 }).catch((error: Error) => {
    throw new AppError(error.name === 'PasswordException' ? 'file.protected' : 'profile.draftUnreadable');
  });
  if (pdf.numPages > pdfBounds.pages) throw new AppError('profile.draftTooLong');
  const lines: string[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const pieces: Piece[] = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: item.transform[4] ?? 0, y: item.transform[5] ?? 0, width: item.width, height: item.height || 10 }]
        : [],
    );
    characters += pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > pdfBounds.characters) throw new AppError('profile.draftTooHeavy');
    lines.push(...linesOf(pieces));
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  return lines;
}

/** Pieces that stand on one height, in the order they were drawn, are a line: a second column is drawn after the first. */
function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && Math.abs(last.y - piece.y) < Math.max(last.height, piece.height) * 0.45) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    const sorted = line.toSorted((a, b) => a.x - b.x);
    return sorted.reduce((text, { text: said, x, height }, at) => {
      const before = sorted[at - 1];
      if (!before) return said;
      const gap = x - before.x - before.width;
      return text + (gap > height ? '\t' : gap > height * 0.12 ? ' ' : '') + said;
    }, '');
  });
}
