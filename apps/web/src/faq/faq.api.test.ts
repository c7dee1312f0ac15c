import { holdsWords } from '@jalon/domain/core/words';
import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { expect, test } from 'vitest';
import { nearestIn, readIn, wordsIn } from './faq.api.ts';
import { audienceFor, stillMissed } from './faq-feedback.ts';

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
  const foundBy = (query: string) => ids(rows.filter((one) => holdsWords(wordsIn(one), query)));
  expect([foundBy('frais'), foundBy('paid'), foundBy('strong')]).toEqual(['a', 'b', '']);
  expect(ids(nearestIn(rows, 'attester quelque chose'))).toBe('cab');
});

test('what was looked for in vain is told until those who looked find it, and an answer is begun for them', () => {
  const missed = (text: string, ...types: ('Freelance' | 'Company' | 'Commercial')[]) => ({ text, count: 1, types });
  const rows = [
    row('a', { questionFr: 'Acompte', audience: 'freelances' }),
    row('b', { questionFr: 'Avenant', audience: 'companies' }),
    row('c', { questionFr: 'Parrainage', state: 'draft' }),
  ];
  const all = [
    missed('acompte', 'Freelance'),
    missed('acomptes', 'Freelance', 'Company'),
    missed('avenant', 'Freelance'),
    missed('parrainage', 'Commercial'),
  ];
  expect(stillMissed(all, rows).map(({ text }) => text)).toEqual(['acomptes', 'avenant', 'parrainage']);
  expect(all.map(audienceFor)).toEqual(['freelances', 'everyone', 'freelances', 'everyone']);
});
