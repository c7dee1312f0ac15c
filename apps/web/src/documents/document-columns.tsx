import type { LegalDocument } from '@jalon/domain/documents/document';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Faced } from '../ui/face.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { Column } from '../ui/table-column.ts';
import classes from './documents.module.css';
import { OwnerFace } from './owner-face.tsx';
import { statusLooks } from './status-look.ts';

export function useDocumentColumns(): Column<LegalDocument>[] {
  const { t } = useTexts();
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'type', header: t('documents.column.type'), cell: ({ type }) => t(`words.document.value.type.${type}`), card: 'title' },
      {
        ...{ key: 'owner', header: t('documents.column.owner'), sort: 'owner', card: 'line' },
        cell: (document) => <Faced face={<OwnerFace document={document} size={24} />}>{document.owner}</Faced>,
      },
      {
        key: 'state',
        header: t('documents.column.state'),
        cell: ({ state }) => <StateBadge tone={statusLooks[state].tone}>{t(`words.document.state.${state}`)}</StateBadge>,
        width: '130px',
        card: 'aside',
      },
      {
        key: 'addedOn',
        header: t('documents.column.addedOn'),
        cell: ({ addedOn }) => format.day(addedOn),
        sort: 'addedOn',
        width: '130px',
        from: 640,
        card: 'line',
        isNamedOnCard: () => true,
      },
      {
        key: 'expiresOn',
        header: t('documents.column.expiresOn'),
        cell: ({ expiresOn }) => (expiresOn ? format.day(expiresOn) : <span className={classes.muted}>{t('documents.noEnd')}</span>),
        sort: 'expiresOn',
        width: '150px',
        from: 760,
        card: 'line',
        isNamedOnCard: ({ expiresOn }) => expiresOn !== null,
      },
    ],
    [t, format],
  );
}
