import { expect, test } from 'vitest';
import { pdfText } from '../../test/pdf-text.ts';
import { drawable, fonts, pdfOf } from './pdf-document.ts';

test('no line begins with a sign that belongs to the word before it, nor ends with an opening quote', () => {
  expect(drawable('la prestation « Audit RGAA » : 10 % de 400 € !')).toBe(
    'la prestation «\u00a0Audit RGAA\u00a0»\u00a0: 10\u00a0% de 400\u00a0€\u00a0!',
  );
});

test('what one document says is not taken for what the next one does', async () => {
  const saying = async (text: string) => {
    const raw = await pdfOf({ title: 'Page', author: 'Jalon', language: 'fr', draw: (pdf) => void pdf.font(fonts.regular).text(text) });
    return (await pdfText(raw)).split('\n')[0];
  };
  // The font draws both as the same arrow.
  expect(await saying('Nantes \u2192 Lyon')).toBe('Nantes \u2192 Lyon');
  expect(await saying('Nantes -> Lyon')).toBe('Nantes -> Lyon');
});
