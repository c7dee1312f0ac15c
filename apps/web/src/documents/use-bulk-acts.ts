import { type LegalDocument, needsCheck } from '@jalon/domain/documents/document';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import type { Untick } from '../ui/table-selection.ts';
import { useToast } from '../ui/toast.tsx';
import { documentClient } from './documents.api.ts';

/** Accepts every ticked document that waits for it; what cannot be accepted stays ticked. A refusal has its own reason each time. */
export function useBulkActs() {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const accept = async (rows: LegalDocument[], untick: Untick) => {
    try {
      const { done, refused } = await call('POST /api/documents/acts/accept', {
        body: { records: rows.map(({ id, version }) => ({ id, version })) },
      });
      documentClient.refresh(client);
      untick(done);
      if (refused.length > 0) toast.refused(t('documents.someLeft', { count: refused.length }));
      else toast.done(t('documents.acceptedEach', { count: done.length }));
    } catch (error) {
      toast.failed(error);
    }
  };
  return (rows: LegalDocument[], untick: Untick): Action[] => {
    const waiting = rows.filter((row) => row.actions.includes('accept') && !needsCheck(row));
    if (waiting.length === 0) return [];
    return [{ key: 'accept', label: t('documents.action.accept'), icon: IconCheck, run: () => void accept(waiting, untick) }];
  };
}
