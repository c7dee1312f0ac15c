import { expect, test } from 'vitest';
import { isRichLink, textOf } from './rich-text.ts';

test.each([
  ['<p>Un <strong>mot</strong></p><ul><li>deux</li></ul>', 'Un mot deux'],
  ['<p>5 &lt; 6 &amp;&nbsp;7 &gt; &quot;0&quot;</p>', '5 < 6 & 7 > "0"'],
  ['<p>Cam<strong>ille</strong> <a href="https://x.fr">M</a>oreau<br>ici</p>', 'Camille Moreau ici'],
  ['<p></p>', ''],
])('the text of %s', (html, text) => expect(textOf(html)).toBe(text));

test.each([
  ['https://urssaf.fr', true],
  ['MAILTO:a@b.fr', true],
  ['javascript:run()', false],
  [' https://urssaf.fr', false],
  ['/admin', false],
  ['//evil.test', false],
])('%s may be followed: %s', (href, isFollowed) => expect(isRichLink(href)).toBe(isFollowed));
