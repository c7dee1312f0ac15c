import { todayIn } from '@jalon/domain/core/dates';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { DocumentDetails } from './document-details.tsx';
import { linesOf } from './document-lines.ts';
import { documentsOf } from './documents.api.ts';
import classes from './documents.module.css';
import { statusLooks } from './status-look.ts';
import { useLineWords } from './use-line-words.ts';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The six documents of a freelance, for the staff who look at the person; one opens in place of the list. */
export function PersonDocuments({ ownerId }: { ownerId: string }) {
  const { t } = useTexts();
  const words = useLineWords();
  const { data, error } = useQuery(documentsOf(ownerId));
  const [open, setOpen] = useState<string>();
  if (error && !data) return <EmptyState title={errorText(t, error)} />;
  if (!data) return <Skeleton height={200} />;
  const lines = linesOf(data.rows, todayIn(ownZone, new Date()));
  return (
    <ul className={classes.person}>
      {lines.map((line) => {
        const { type, document, status } = line;
        const isOpen = document !== undefined && document.id === open;
        const name = t(`words.document.value.type.${type}`);
        return (
          <li key={type}>
            <div className={classes.personRow}>
              {document ? (
                <button
                  type="button"
                  className={classes.personName}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : document.id)}
                >
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
              <StateBadge tone={statusLooks[status].tone}>
                {status === 'submitted' ? t('words.document.state.submitted') : words.status(line)}
              </StateBadge>
            </div>
            {isOpen && <DocumentDetails id={document.id} onBack={() => setOpen(undefined)} />}
          </li>
        );
      })}
    </ul>
  );
}
