import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { demoPdf } from '../demo/pdf.ts';
import { typeOfFile } from './proofs.ts';
import { spool } from './spool.ts';

const judged = async (trailer: string): Promise<unknown> => {
  await using file = await spool(join(tmpdir(), 'jalon-proofs'), Readable.from([demoPdf(['Attestation'], trailer)]));
  return await typeOfFile(file, 'proof').catch((error: { code: string }) => error.code);
};

test.each(['/Encrypt 9 0 R ', '/Encrypt<</Filter/Standard>>', '/#45ncr#79pt\n9 0 R ', '/Encrypt%aside\r9 0 R '])(
  'a PDF with %j is protected, however that is spelled',
  async (trailer) => {
    expect(await judged(trailer)).toBe('file.protected');
  },
);

test.each(['/Encrypt%', '%/Encrypt\n', '/Encrypt \n%', '/Encrypt ', '/Encrypt 1 ', ' \n%'])(
  'a PDF of nothing but %j is read at once',
  async (repeated) => {
    expect(await judged(`/Encrypt${repeated.repeat(4_000_000 / repeated.length)}`)).toBe('application/pdf');
  },
);

test('a PDF is protected also where that is said across two of the parts that it is read in, of 64 KiB each', async () => {
  for (let at = 63_000; at < 66_000; at += 100)
    expect(await judged(`${'x'.repeat(at)}/Encrypt${' '.repeat(200)}9 0 R `), `${at}`).toBe('file.protected');
});

test.each(['', '/EncryptMetadata true ', '(/Encrypt) '])('a PDF with %j is not', async (trailer) => {
  expect(await judged(trailer)).toBe('application/pdf');
});
