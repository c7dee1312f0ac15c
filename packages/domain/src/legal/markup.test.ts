import { expect, test } from 'vitest';
import { readMessage } from '../core/message.ts';
import { inLanguage } from './legal-text.ts';
import { LegalDraftInput } from './legal-text-schema.ts';
import { type Inline, isSafeLink, parseMarkup, plainText, unsafeLinkIn } from './markup.ts';

const text = (words: string): Inline => ({ type: 'text', text: words });

test('headings, paragraphs with their lines, and lists', () => {
  expect(parseMarkup('# A\n\n### B\nUn\r\ndeux\n\n- x\n* y\n\n- z\n3. t\n4) u\nv')).toEqual([
    { type: 'heading', level: 2, children: [text('A')] },
    { type: 'heading', level: 3, children: [text('B')] },
    { type: 'paragraph', children: [text('Un'), { type: 'break' }, text('deux')] },
    { type: 'list', isOrdered: false, start: 1, items: [[text('x')], [text('y')]] },
    { type: 'list', isOrdered: false, start: 1, items: [[text('z')]] },
    { type: 'list', isOrdered: true, start: 3, items: [[text('t')], [text('u')]] },
    { type: 'paragraph', children: [text('v')] },
  ]);
});

test('bold, italics and links, one in the other', () => {
  const [block] = parseMarkup('a **b [c](https://d.fr)** *e* f');
  expect(block).toEqual({
    type: 'paragraph',
    children: [
      text('a '),
      { type: 'strong', children: [text('b '), { type: 'link', text: 'c', href: 'https://d.fr' }] },
      text(' '),
      { type: 'emphasis', children: [text('e')] },
      text(' f'),
    ],
  });
  expect(block && 'children' in block && plainText(block.children)).toBe('a b c e f');
  expect(plainText([text('a'), { type: 'break' }, text('b')])).toBe('a b');
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert`1`)',
  '[x](data:text/html;base64,AAAA)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '[x](https://a.fr" onclick="x)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x]( javascript:alert(1))',
  '**a',
  '[a](',
])('what is no mark of ours stays the text it is: %s', (source) => {
  const blocks = parseMarkup(source);
  expect(JSON.stringify(blocks)).not.toContain('"link"');
  expect(blocks).toEqual([{ type: 'paragraph', children: [text(source)] }]);
});

test('links lead to the web and to mail, and the author is told of others', () => {
  for (const href of ['https://a.fr/b?c=d#e', 'HTTP://a.fr', 'mailto:a@b.fr']) expect(isSafeLink(href)).toBe(true);
  for (const href of ['', 'ftp://a.fr', 'java\nscript:x', ' https://a.fr', 'https://a b']) expect(isSafeLink(href)).toBe(false);
  expect(unsafeLinkIn('[a](https://a.fr) [b](x:y)')).toBe('x:y');
  expect(unsafeLinkIn('[à remplir] (sic)')).toBeUndefined();
});

test.each(['/100%', '/a?b=c&d=e', 'x|y=z', 'é%E9', `/${'x'.repeat(78)}%20`, `/${'x'.repeat(78)}👩‍💻`, '/\ud83d'])(
  'the link %j that a draft is refused for can be read from the message',
  (link) => {
    const { error } = LegalDraftInput.safeParse({ fr: `[x](${link})`, en: '', version: 1 });
    const messages = error?.issues.map(({ message }) => readMessage(message, 'fr')) ?? [];
    const [found] = messages.filter(({ key }) => key === 'validation.unsafeLink');
    expect(found?.values.link).toBe(link.slice(0, 80).toWellFormed());
  },
);

test('a text without English is read in French', () => {
  expect(inLanguage({ fr: 'oui', en: '' }, 'en')).toEqual({ text: 'oui', language: 'fr' });
  expect(inLanguage({ fr: 'oui', en: 'yes' }, 'en')).toEqual({ text: 'yes', language: 'en' });
  expect(inLanguage({ fr: 'oui', en: 'yes' }, 'fr')).toEqual({ text: 'oui', language: 'fr' });
});
