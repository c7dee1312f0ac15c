import { describe, expect, test } from 'vitest';
import { unzip } from '../../test/unzip.ts';
import { exportAs } from './export.ts';

async function* rowsOf(texts: string[]): AsyncIterable<string> {
  yield* texts;
}
const sheetOf = (texts: string[]) => ({
  name: 'x',
  columns: [{ title: 'T', value: (row: string) => row }],
  rows: rowsOf(texts),
  reader: { language: 'en', timeZone: 'UTC' } as const,
});
async function csvOf(texts: string[]): Promise<string> {
  const { content } = await exportAs.csv(sheetOf(texts));
  let whole = '';
  if (!Buffer.isBuffer(content)) for await (const part of content) whole += part;
  return whole;
}

const formulas = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'].flatMap((sign) => [
  `${sign}1+1`,
  ` ${sign}1`,
  `\u200b${sign}1`,
  `\t${sign}1`,
]);

describe('what a spreadsheet would run', () => {
  test.each([...formulas, '\tx', '\rx', '\nx'])('%j is put behind an apostrophe', async (text) => {
    expect(await csvOf([text])).toBe(`\uFEFF"T"\r\n"'${text}"\r\n`);
  });

  test('the same holds in a workbook', async () => {
    const { content } = await exportAs.xlsx(sheetOf(['@SUM(1)', '＝1', 'a=1']));
    const files = unzip(content as Buffer);
    const texts = [...files].map(([, file]) => String(file)).join('');
    expect(texts).toContain(">'@SUM(1)<");
    expect(texts).toContain(">'＝1<");
    expect(texts).toContain('>a=1<');
  });

  test.each(['a=1', '12', 'Éco-conception', 'a@b.fr', '', '(+33)', '’=1'])('%j stays as it is', async (text) => {
    expect(await csvOf([text])).toBe(`\uFEFF"T"\r\n"${text}"\r\n`);
  });
});
