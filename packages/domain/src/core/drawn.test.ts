import { expect, test } from 'vitest';
import { drawn } from './drawn.ts';

test.each([
  ['Que\u0301ne\u0301\u{1f600}herve\u0301', 'Quénéhervé'],
  ['06\u200b12\u{1f1eb}34\u2060', '061234'],
  ['e\ufb03cacite\u0301, coordi\u00adnation', 'efficacité, coordination'],
  ['\uff2d\uff41rtin \u{1d4d0}lice', 'Martin Alice'],
  ['\uff1cb\uff1e', '\uff1cb\uff1e'],
  ['1\u00a0200 € \u2192 ½ ² © ® ™ …\nDeux lignes', '1\u00a0200 € \u2192 ½ ² © ® ™ …\nDeux lignes'],
])('%j is shown as %j', (text, shown) => expect(drawn(text)).toBe(shown));
