import { randomUUIDv7 } from 'node:crypto';
import type { FilePurpose } from '@jalon/domain/core/file-rules';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { demoPdf } from '../src/demo/pdf.ts';

const binary = (content: Buffer | string) => new Blob([content as Buffer<ArrayBuffer>], { type: 'application/octet-stream' });

/** Files as people send them for proofs, honest and not. */
export const pdf = (line = 'Attestation') => binary(demoPdf([line]));
export const protectedPdf = () => binary(demoPdf(['Secret'], '/Encrypt 9 0 R '));
export const program = () => binary(Buffer.concat([Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), Buffer.alloc(400)]));
export const elf = () => binary(Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(400)]));
export const shellScript = () => binary('#!/bin/sh\nrm -rf /\n');
export const svg = () => binary('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const page = () => binary('<!doctype html><script>alert(1)</script>');
export const words = () => binary('Bonjour');
export const empty = () => binary('');
export const tooLarge = () => binary(Buffer.concat([demoPdf(['x']), Buffer.alloc(10 * 1024 * 1024)]));
export const asBinary = async (file: Blob) => binary(Buffer.from(await file.arrayBuffer()));

/** A file that waits for its record; its content is not in the store. */
export async function makeFile(tx: Tx, sentBy: string, purpose: FilePurpose = 'proof'): Promise<string> {
  const id = randomUUIDv7();
  await tx.many(sql`
    insert into files (id, purpose, name, type, size, sha256, sent_by) values (${id}, ${purpose}, 'a.pdf', 'application/pdf', 3, sha256('a'), ${sentBy})`);
  return id;
}
