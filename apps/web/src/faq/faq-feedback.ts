import { holdsWords } from '@jalon/domain/core/words';
import { audiencesOf, type FaqAudience, type FaqQuestion } from '@jalon/domain/faq/faq';
import type { FaqMissed } from '@jalon/domain/faq/faq-feedback';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../core/call.ts';
import { faqClient, wordsIn } from './faq.api.ts';

/** What readers tell of the questions: whether an answer helped, and what they looked for in vain. */
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

export const shareOf = ({ useful, useless }: FaqQuestion): { share: number; count: number } | undefined => {
  const count = (useful ?? 0) + (useless ?? 0);
  return count > 0 ? { share: Math.round((100 * (useful ?? 0)) / count), count } : undefined;
};

/** What somebody of those who looked for it would still not find. */
export const stillMissed = (missed: FaqMissed[], rows: FaqQuestion[]): FaqMissed[] =>
  missed.filter(({ text, types }) =>
    types.some((type) => {
      const read = audiencesOf({ type });
      return !rows.some((row) => row.state === 'published' && read.includes(row.audience) && holdsWords(wordsIn(row), text));
    }),
  );

/** For whom an answer would be, by who looked for it. */
export const audienceFor = ({ types }: FaqMissed): FaqAudience => {
  const [only, ...others] = types;
  return others.length > 0 ? 'everyone' : only === 'Freelance' ? 'freelances' : only === 'Company' ? 'companies' : 'everyone';
};

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
