import { isRichLink, richTags } from '@jalon/domain/core/rich-text';
import { expect, test } from 'vitest';
import { scriptVectors } from '../../test/script-vectors.ts';
import { cleanRichText } from './rich-text.ts';

/** Exactly the marks that rich text is made of, written as the sanitizer writes them; everything else is text without angle brackets. */
const link = '<a href="[^"<>]*" rel="noopener noreferrer" target="_blank">';
const mark = new RegExp(`^(?:[^<>]|${link}|</?(?:${richTags.join('|')})(?: /)?>)*$`);

test('there are enough vectors', () => expect(new Set(scriptVectors).size).toBeGreaterThanOrEqual(200));

test.each(scriptVectors)('nothing that runs is left of %s', (vector) => {
  for (const html of [vector, `<p>avant ${vector} après</p>`, `<ul><li>${vector}</li></ul>`]) {
    const clean = cleanRichText(html);
    expect(clean).toMatch(mark);
    for (const [, href = ''] of clean.matchAll(/href="([^"]*)"/g)) expect(isRichLink(href)).toBe(true);
    // Cleaning twice is how some things that were harmless come alive.
    expect(cleanRichText(clean)).toMatch(mark);
  }
});

test('what an editor writes is kept', () => {
  const written =
    '<h3>Titre</h3><p>Du <strong>gras</strong>, <em>de l’italique</em><br />5 &lt; 6 &amp; 7</p><ul><li><p>un</p></li></ul><ol><li>deux</li></ol>';
  expect(cleanRichText(written)).toBe(written);
  expect(cleanRichText('<h1>T</h1><b>x</b><i>y</i>')).toBe('<h3>T</h3><strong>x</strong><em>y</em>');
  expect(cleanRichText('<a href="mailto:a@b.fr">écrire</a> <a href="https://urssaf.fr">lire</a>')).toBe(
    '<a href="mailto:a@b.fr" rel="noopener noreferrer" target="_blank">écrire</a> <a href="https://urssaf.fr" rel="noopener noreferrer" target="_blank">lire</a>',
  );
});

test('a link that leads nowhere is its words', () => expect(cleanRichText('<p><a href="/admin">ici</a></p>')).toBe('<p>ici</p>'));

test('what is nested without end is cut', () => {
  const clean = cleanRichText('<ul><li>'.repeat(1200));
  expect(clean).toMatch(mark);
  expect(clean.length).toBeLessThan(200);
});
