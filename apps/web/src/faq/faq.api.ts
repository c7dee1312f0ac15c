import type { Language } from '@jalon/domain/core/languages';
import { textOf } from '@jalon/domain/core/rich-text';
import { unbroken } from '@jalon/domain/core/typography';
import { formsOf, holdsWords } from '@jalon/domain/core/words';
import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { faq } from '@jalon/domain/faq/faq-api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export const faqClient = resourceClient(faq);
/** All of them at once: they are searched at every key. */
export const faqQuery = faqClient.list({ size: -1 });
export const missedQuery = queryOptions({
  queryKey: [...faqClient.key, 'missed'],
  queryFn: ({ signal }) => call('GET /api/faq/missed', {}, { signal }),
});

export function useVote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isUseful: boolean | null) => call('PUT /api/faq/:id/vote', { params: { id }, body: { isUseful } }),
    onSuccess: (voted) => faqClient.showRows(client, (rows) => rows.map((row) => (row.id === id ? voted : row))),
  });
}

/** Tells those who write what was looked for and is not there, once for each text and not in the middle of a word. */
export function useMissed(text: string, isMissed: boolean): void {
  const noted = useRef(new Set<string>());
  useEffect(() => {
    if (!isMissed || text.length < 3 || noted.current.has(text)) return;
    const timer = setTimeout(() => {
      noted.current.add(text);
      // Nobody waits for it, and nothing is lost when it fails.
      call('POST /api/faq/missed', { body: { text } }, { isQuiet: true }).catch(() => undefined);
    }, 1500);
    return () => clearTimeout(timer);
  }, [text, isMissed]);
}

/** A question as it is read: French where there is no English. */
export const readIn = (language: Language, { questionFr, questionEn, answerFr, answerEn }: FaqQuestion) => ({
  question: (language === 'en' && questionEn) || unbroken(questionFr),
  answer: (language === 'en' && answerEn) || unbroken(answerFr),
});

/** The words of both languages are looked at, as the server does. */
const wordsIn = (row: FaqQuestion): string => `${row.questionFr} ${row.questionEn} ${textOf(row.answerFr)} ${textOf(row.answerEn)}`;
export const findIn = (rows: FaqQuestion[], query: string): FaqQuestion[] => rows.filter((row) => holdsWords(wordsIn(row), query));

/** Where nothing has every word: what has most of them, by how they begin. */
export function nearestIn(rows: FaqQuestion[], query: string): FaqQuestion[] {
  const beginnings = query.split(/\s+/).flatMap((word) => formsOf(word).map((form) => form.slice(0, 4)));
  const score = (row: FaqQuestion) => beginnings.filter((beginning) => holdsWords(wordsIn(row), beginning)).length;
  return rows.toSorted((a, b) => score(b) - score(a)).slice(0, 3);
}
