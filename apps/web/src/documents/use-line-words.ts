import type { OwnOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import type { Line } from './document-lines.ts';

/** A line in words: its state, and what comes next with its day. */
export function useLineWords() {
  const { t } = useTexts();
  const format = useFormat();
  return {
    /** What it is asked for, and until when: the last to end. */
    asked: (operations: readonly OwnOperation[]): string => {
      const watched = operations.filter(({ isWatched }) => isWatched);
      const [last] = watched;
      return last ? t('documents.asking.line', { count: watched.length, name: last.title, day: format.day(last.endsOn) }) : '';
    },
    status: ({ status, days }: Line): string =>
      status === 'ending' && days !== null ? t('documents.ending', { count: days }) : t(`documents.status.${status}`),
    next: ({ status, before, document }: Line): string => {
      const day = before ? format.day(before) : '';
      if (status === 'refused') return before ? t('documents.next.refusedBefore', { day }) : t('documents.next.refused');
      if (status === 'ending') return t('documents.next.ending', { day });
      if (status === 'expired') return t('documents.next.expired', { day: format.day(document?.expiresOn ?? '') });
      if (status === 'submitted') {
        const since = t('documents.next.submitted', { day: format.day(document?.addedOn ?? '') });
        return before ? `${since} ${t('documents.next.covered', { day })}` : since;
      }
      if (status === 'accepted' && document?.decidedAt && document.decidedBy)
        return t('documents.next.accepted', { day: format.day(document.decidedAt), name: document.decidedBy });
      return '';
    },
  };
}
