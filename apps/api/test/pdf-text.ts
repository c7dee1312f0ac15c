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

/** What each page of a PDF document says. */
export async function pdfPages(raw: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(raw)), { mergePages: false });
  return text.map((page) => page.replaceAll('\u200b', '').replace(/\s+/g, ' '));
}
