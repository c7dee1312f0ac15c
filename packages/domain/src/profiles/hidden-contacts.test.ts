import { expect, test } from 'vitest';
import { changedRich, withoutContacts } from './hidden-contacts.ts';

test.each([
  ['à camille@moreau.test ou camille.moreau@gmail.com', 'à … ou …'],
  ['06 11 22 33 44, 06/11/22/33/44, 06_11_22_33_44, 06–11–22–33–44, +33 6 11 22 33 44', '…, …, …, …, …'],
  ['moreau.fr, moreau.consulting, www.moreau.test/cv ou hugo-moreau.xyz/a et @camille_m', '…, …, … ou … et …'],
  ['camille at moreau dot fr, hugo.m [at] gmail [dot] com, hugo (at) gmail.com', '…, …, …'],
  ['camille arobase moreau point com, hugo@gmail point com, moi chez gmail point com', '…, …, …'],
  ['voir moreau dot fr ou moreau point fr', 'voir … ou …'],
  ['０６１１２２３３４４ et hugo＠gmail.com', '… et …'],
  ['06\u00ad11\u00ad22\u00ad33\u00ad44 et hugo@gmail\u200b.com', '… et …'],
])('%s tells no way to reach somebody', (text, told) => expect(withoutContacts(text)).toBe(told));

test.each([
  'Un point de vue, un point com hebdomadaire, le point me concerne',
  'Work at scale, developer at Acme',
  'Je travaille chez Acme, point it. Chez eux, un point de contact',
])('%s holds no address', (text) => expect(withoutContacts(text)).toBe(text));

test.each(['Node.js, Vue.js et ASP.NET avec socket.io', '2019–2021, ½ journée 👩\u200d💻', 'du 01/02/2020 au 03/04/2021', 'v1.2.3'])(
  '%s stays as it was written',
  (text) => expect(withoutContacts(text)).toBe(text),
);

test.each([
  ['dashes', '-'.repeat(60_000)],
  ['labels', `${'-'.repeat(60_000)}${'.a'.repeat(60_000)}`],
  ['words that end like addresses', 'a at '.repeat(12_000).trim()],
  ['words with signs between', 'a dot '.repeat(10_000).trim()],
  ['spaces', `a${' '.repeat(60_000)}b`],
  ['an ending that is none', `${'-'.repeat(60_000)}.${'a'.repeat(60_000)}é`],
])('a long text of %s is read once: squared, this would take too long', (_, text) =>
  expect(changedRich(`<p>${text}</p>`, withoutContacts)).toBe(`<p>${text}</p>`),
);
