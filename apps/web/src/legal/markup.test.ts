import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markup } from './markup.tsx';

const draw = (source: string): string => renderToStaticMarkup(createElement(Markup, { source, language: 'fr', headingIds: true }));

test('a text is drawn as headings, lists and links', () => {
  const html = draw('## Un\n\n### Deux\n\n1. a\n2. **b**\n\n- *c*\n\n[d](https://e.fr)\n[f](mailto:g@h.fr)');
  for (const part of [
    '<h2 id="section-1">Un</h2>',
    '<h3>Deux</h3>',
    '<ol start="1"><li>a</li><li><strong>b</strong></li></ol>',
    '<ul><li><em>c</em></li></ul>',
    'href="https://e.fr"',
    'href="mailto:g@h.fr"',
    '<br/>',
  ])
    expect(html).toContain(part);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert`1`)',
  '[x](javascript:name)',
  '[x](https://a.fr"onmouseover="alert(1))',
  '[<b onclick=alert(1)>](https://a.fr)',
  '## <iframe src=//evil.example></iframe>',
  '- [x](data:text/html;base64,PHNjcmlwdD4=)',
  '**[x](vbscript:alert(1))**',
])('hostile marks stay text: %s', (source) => {
  const html = draw(source);
  expect(html).not.toMatch(/<(script|img|iframe|b)\b/i);
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
  expect(html).not.toMatch(/href="(?!https:\/\/a\.fr")/i);
});
