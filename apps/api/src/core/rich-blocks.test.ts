import { expect, test } from 'vitest';
import { scriptVectors } from '../../test/script-vectors.ts';
import { blocksOf } from './rich-blocks.ts';

const told = (html: string) =>
  blocksOf(html).map(({ runs, isHeading, depth, marker }) => {
    const text = runs.map(
      ({ text: one, isBold, isItalic, href }) => `${isBold ? '*' : ''}${isItalic ? '_' : ''}${one}${href ? `<${href}>` : ''}`,
    );
    return `${isHeading ? '#' : ''}${'>'.repeat(depth)}${marker ?? ''}${text.join('|')}`;
  });

test.each<[string, string[]]>([
  ['<p>Un <strong>mot <em>ou</em></strong> deux</p><h3>Titre</h3>', ['Un |*mot |*_ou| deux', '#*Titre']],
  ['<ul><li><p>un</p><ol><li>a</li><li>b<br>c</li></ol></li><li>deux</li></ul>', ['>•un', '>>1.a', '>>2.b', '>>c', '>•deux']],
  ['<p>voir <a href="https://jalon.test/?a=1&amp;b=2">ici</a></p>', ['voir |ici<https://jalon.test/?a=1&b=2>']],
  ['<p>5 &lt; 6&nbsp;&amp; <a href="javascript:run()">x</a></p><p> </p>', ['5 < 6 & x']],
  ['sans marque', ['sans marque']],
])('%s', (html, lines) => expect(told(html)).toEqual(lines));

test('of scripts nothing is a link but what may be followed', () => {
  const links = scriptVectors.flatMap((html) => blocksOf(html).flatMap(({ runs }) => runs.map(({ href }) => href)));
  for (const href of links) expect(href ?? 'https:').toMatch(/^(https?|mailto):/i);
});
