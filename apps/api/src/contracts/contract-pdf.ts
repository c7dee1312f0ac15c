import { legalLine, type OperatorSettings } from '@jalon/domain/operator/operator';
import type { Letterhead } from '../core/pdf-document.ts';
import { threadOf } from '../core/thread.ts';
import type { ContractDrawing, DrawnContract } from './contract-drawing.ts';
import { filledBody, valuesOf } from './contract-values.ts';
import type { Evidence } from './signing.queries.ts';

const draw = threadOf<ContractDrawing, DrawnContract>(new URL('./contract-pdf.thread.ts', import.meta.url), {
  ...{ places: 8, deadlineMs: 30_000, memoryMb: 256, tooLong: 'file.notDrawn' },
});

type Drawn = { operator: OperatorSettings; letterhead: Letterhead; today: string };
/** What was sent, with the words and the names it was sent with; a draft with its variables filled in as of today. */
export const drawingOf = (
  contract: ContractDrawing['contract'],
  evidence: Evidence[],
  { operator, letterhead, today }: Drawn,
): ContractDrawing => ({
  ...{ contract, evidence, timeZone: operator.timeZone },
  letterhead: { ...letterhead, name: contract.operator?.name ?? letterhead.name },
  legal: contract.operator?.legal ?? legalLine(operator),
  html: contract.body ?? filledBody(contract.text ?? '', valuesOf(contract, operator.name, today)),
});

/** `readerId`: for whom, each of whom has their turn. */
export async function contractPdf(drawing: ContractDrawing, readerId: string): Promise<{ name: string; content: Buffer }> {
  const { name, content } = await draw(drawing, readerId);
  return { name, content: Buffer.from(content.buffer, content.byteOffset, content.length) };
}
