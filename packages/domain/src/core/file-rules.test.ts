import { expect, test } from 'vitest';
import { fileName, withEnding } from './file-rules.ts';

test.each([
  ['attestation.pdf', 'application/pdf', 'attestation.pdf'],
  ['attestation.hta', 'application/pdf', 'attestation.hta.pdf'],
  ['photo.JPG', 'image/jpeg', 'photo.JPG'],
  ['photo', 'image/jpeg', 'photo.jpeg'],
  ['scan.png.exe', 'image/png', 'scan.png.exe.png'],
  ['notes', 'text/plain', 'notes.plain'],
])('%s, which is %s, is called %s', (name, type, called) => {
  expect(withEnding(name, type)).toBe(called);
});

test('a long name stays as long as a name may be', () => {
  expect(fileName.safeParse(withEnding('x'.repeat(200), 'application/pdf')).success).toBe(true);
});

test.each(['../a.pdf', 'a\\b.pdf', '..', '', 'a\u202eb.pdf', 'a\ud800.pdf'])('%j is no name for a file', (name) => {
  expect(fileName.safeParse(name).success).toBe(false);
});
