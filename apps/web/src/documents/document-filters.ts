import { documentFlow, documentTypes } from '@jalon/domain/documents/document';
import { useMemo } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { Filter } from '../ui/table-column.ts';
import type { BuiltIn } from '../views/view-query.ts';

/** What ends soon comes by a link and is shown while it is set; who chooses a period has the dates. */
export function useDocumentFilters(isEnding: boolean): Filter[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        ...{ kind: 'several', key: 'state', label: t('documents.column.state') },
        options: documentFlow.states.map((value) => ({ value, label: t(`words.document.state.${value}`) })),
      },
      {
        ...{ kind: 'several', key: 'ofType', label: t('documents.column.type') },
        options: documentTypes.map((value) => ({ value, label: t(`words.document.value.type.${value}`) })),
      },
      isEnding
        ? { key: 'ends', label: t('documents.column.expiresOn'), options: [{ value: 'soon', label: t('documents.endsSoon') }] }
        : { kind: 'range', of: 'date', key: 'expires', label: t('documents.column.expiresOn') },
    ],
    [t, isEnding],
  );
}

export function useDocumentViews(waiting: number): BuiltIn[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      { id: 'toCheck', name: t('documents.view.toCheck'), query: 'f.state=submitted', count: waiting },
      { id: 'lost', name: t('documents.view.lost'), query: 'f.state=refused,expired&sort=expiresOn' },
    ],
    [t, waiting],
  );
}
