import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf';

export const isPdf = (raw: Buffer): boolean => raw.subarray(0, 5).toString() === '%PDF-';

/** What a PDF document says: its pages, where its links lead, and what it tells of itself. */
export async function pdfText(raw: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(raw));
  const { text } = await extractText(pdf, { mergePages: true });
  const { links } = await extractLinks(pdf);
  const { info } = await getMeta(pdf);
  return [text, ...links, JSON.stringify(info)].join('\n').replaceAll('\u200b', '');
}
