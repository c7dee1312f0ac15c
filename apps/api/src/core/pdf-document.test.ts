import { expect, test } from 'vitest';
import { drawable } from './pdf-document.ts';

test('no line begins with a sign that belongs to the word before it, nor ends with an opening quote', () => {
  expect(drawable('la prestation « Audit RGAA » : 10 % de 400 € !')).toBe(
    'la prestation «\u00a0Audit RGAA\u00a0»\u00a0: 10\u00a0% de 400\u00a0€\u00a0!',
  );
});
