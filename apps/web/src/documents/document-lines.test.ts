import type { LegalDocument } from '@jalon/domain/documents/document';
import { expect, test } from 'vitest';
import { isWaiting, linesOf } from './document-lines.ts';

const today = '2026-11-26';
const file = { id: 'f', name: 'a.pdf', type: 'application/pdf', size: 1 };
const document = (fields: Partial<LegalDocument>): LegalDocument => ({
  ...{
    id: 'd',
    ownerId: 'o',
    owner: 'Camille',
    picture: null,
    type: 'tax',
    state: 'accepted',
    version: 1,
    number: 1,
    actions: [],
    file,
    isKept: false,
  },
  ...{ addedOn: '2026-06-01', expiresOn: '2027-06-01', reason: null, decidedBy: null, decidedAt: null, coveredUntil: null, check: null },
  ...fields,
});

test('there are six lines, ordered by what waits', () => {
  const lines = linesOf(
    [
      document({ type: 'residency', file: null, expiresOn: null }),
      document({ type: 'registration' }),
      document({ type: 'insurance', state: 'submitted' }),
      document({ type: 'vigilance', expiresOn: '2026-12-08' }),
      document({ type: 'tax', state: 'refused', coveredUntil: '2026-11-30' }),
    ],
    today,
  );
  expect(lines.map(({ type, status, before, days }) => [type, status, before, days])).toEqual([
    ['tax', 'refused', '2026-11-30', 4],
    ['vigilance', 'ending', '2026-12-08', 12],
    ['foreignWorkers', 'missing', null, null],
    ['insurance', 'submitted', null, null],
    ['registration', 'accepted', null, null],
    ['residency', 'notNeeded', null, null],
  ]);
  expect(lines.filter(isWaiting)).toHaveLength(3);
});

test('of two that end, the first to end comes first; what has ended comes before', () => {
  const lines = linesOf(
    [
      document({ type: 'tax', expiresOn: '2026-12-20' }),
      document({ type: 'vigilance', expiresOn: '2026-12-10' }),
      document({ type: 'insurance', state: 'expired', expiresOn: '2026-11-01' }),
    ],
    today,
  );
  expect(lines.slice(0, 3).map(({ type }) => type)).toEqual(['insurance', 'vigilance', 'tax']);
});
