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

test.each(['/Encrypt%', '%/Encrypt\n', '/Encrypt ', '/Encrypt 1 '])('a PDF of nothing but %j is read at once', async (repeated) => {
  expect(await judged(repeated.repeat(2_000_000 / repeated.length))).toBe('application/pdf');
});

test.each(['', '/EncryptMetadata true ', '(/Encrypt) '])('a PDF with %j is not', async (trailer) => {
  expect(await judged(trailer)).toBe('application/pdf');
});
