import type { Language } from '@jalon/domain/core/languages';
import { textOf } from '@jalon/domain/core/rich-text';
import { unbroken } from '@jalon/domain/core/typography';
import { formsOf, holdsWords } from '@jalon/domain/core/words';
import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { faq } from '@jalon/domain/faq/faq-api';
import { resourceClient } from '../core/resource.ts';

export const faqClient = resourceClient(faq);

/** A question as it is read: French where there is no English. */
export const readIn = (language: Language, { questionFr, questionEn, answerFr, answerEn }: FaqQuestion) => ({
  question: (language === 'en' && questionEn) || unbroken(questionFr),
  answer: (language === 'en' && answerEn) || unbroken(answerFr),
});

/** The words of both languages are looked at, as the server does. */
export const wordsIn = (row: FaqQuestion): string => `${row.questionFr} ${row.questionEn} ${textOf(row.answerFr)} ${textOf(row.answerEn)}`;

/** Where nothing has every word: what has most of them, by how they begin. */
export function nearestIn(rows: FaqQuestion[], query: string): FaqQuestion[] {
  const beginnings = query.split(/\s+/).flatMap((word) => formsOf(word).map((form) => form.slice(0, 4)));
  const score = (row: FaqQuestion) => beginnings.filter((beginning) => holdsWords(wordsIn(row), beginning)).length;
  return rows.toSorted((a, b) => score(b) - score(a)).slice(0, 3);
}
