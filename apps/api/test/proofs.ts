import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';

const binary = (content: Buffer | string) => new Blob([content as Buffer<ArrayBuffer>], { type: 'application/octet-stream' });

/** A page with a line of text, as programs write them. */
export function pdfText(line = 'Attestation', trailer = ''): string {
  const stream = `BT /F1 24 Tf 60 740 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** Files as people send them for proofs, honest and not. */
export const pdf = (line?: string) => binary(pdfText(line));
export const protectedPdf = () => binary(pdfText('Secret', '/Encrypt 9 0 R '));
export const program = () => binary(Buffer.concat([Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), Buffer.alloc(400)]));
export const elf = () => binary(Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(400)]));
export const shellScript = () => binary('#!/bin/sh\nrm -rf /\n');
export const svg = () => binary('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const page = () => binary('<!doctype html><script>alert(1)</script>');
export const words = () => binary('Bonjour');
export const empty = () => binary('');
export const tooLarge = () => binary(Buffer.concat([Buffer.from(pdfText()), Buffer.alloc(10 * 1024 * 1024)]));
export const asBinary = async (file: Blob) => binary(Buffer.from(await file.arrayBuffer()));

/** A file that waits for its record; its content is not in the store. */
export async function makeFile(tx: Tx, sentBy: string): Promise<string> {
  const id = randomUUIDv7();
  await tx.many(sql`
    insert into files (id, purpose, name, type, size, sha256, sent_by) values (${id}, 'proof', 'a.pdf', 'application/pdf', 3, sha256('a'), ${sentBy})`);
  return id;
}
