import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { expect, test } from 'vitest';
import { findIn, nearestIn, readIn } from './faq.api.ts';

const row = (id: string, more: Partial<FaqQuestion> = {}): FaqQuestion => ({
  ...{ id, state: 'published', version: 1, actions: [], questionFr: id, answerFr: '', questionEn: '', answerEn: '', audience: 'everyone' },
  ...{ theme: 'time', updatedAt: '', vote: null, useful: null, useless: null, ...more },
});
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join('');

test('English falls back to French, question and answer each', () => {
  const half = row('a', { questionFr: 'Quand ?', answerFr: '<p>Demain</p>', questionEn: 'When?' });
  expect(readIn('en', half)).toEqual({ question: 'When?', answer: '<p>Demain</p>' });
  expect(readIn('fr', half).question).toBe('Quand\u00a0?');
});

test('words are found in either language and not in marks; what has none is sorted by what comes near', () => {
  const rows = [
    row('a', { answerFr: '<strong>Frais</strong>' }),
    row('b', { questionEn: 'Paid' }),
    row('c', { questionFr: 'Attestation' }),
  ];
  expect([ids(findIn(rows, 'frais')), ids(findIn(rows, 'paid')), ids(findIn(rows, 'strong'))]).toEqual(['a', 'b', '']);
  expect(ids(nearestIn(rows, 'attester quelque chose'))).toBe('cab');
});
