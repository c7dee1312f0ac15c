import { expect, test } from 'vitest';
import { changedRich, withoutContacts } from './hidden-contacts.ts';

test.each([
  ['à camille@moreau.test ou camille.moreau@gmail.com', 'à … ou …'],
  ['06 11 22 33 44, 06/11/22/33/44, 06_11_22_33_44, 06–11–22–33–44, +33 6 11 22 33 44', '…, …, …, …, …'],
  ['moreau.fr, moreau.consulting, www.moreau.test/cv ou hugo-moreau.xyz/a et @camille_m', '…, …, … ou … et …'],
  ['０６１１２２３３４４ et hugo＠gmail.com', '… et …'],
  ['06\u00ad11\u00ad22\u00ad33\u00ad44 et hugo@gmail\u200b.com', '… et …'],
])('%s tells no way to reach somebody', (text, told) => expect(withoutContacts(text)).toBe(told));

test.each(['Node.js, Vue.js et ASP.NET avec socket.io', '2019–2021, ½ journée 👩\u200d💻', 'du 01/02/2020 au 03/04/2021', 'v1.2.3'])(
  '%s stays as it was written',
  (text) => expect(withoutContacts(text)).toBe(text),
);

test.each([
  ['dashes', '-'.repeat(60_000)],
  ['labels', `${'-'.repeat(60_000)}${'.a'.repeat(60_000)}`],
  ['an ending that is none', `${'-'.repeat(60_000)}.${'a'.repeat(60_000)}é`],
])('a long text of %s is read once: squared, this would take too long', (_, text) =>
  expect(changedRich(`<p>${text}</p>`, withoutContacts)).toBe(`<p>${text}</p>`),
);
