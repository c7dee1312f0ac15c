import type { DocumentType } from '@jalon/domain/documents/document';
import { exceptionDays, exceptionLimits } from '@jalon/domain/vigilance/vigilance';
import { useCallback } from 'react';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useAskReason } from '../ui/confirm.tsx';

const isLacking = (error: unknown): error is CallError => error instanceof CallError && error.code === 'vigilance.lacking';

/**
 * Sends what legal documents may stop. Only once it was refused is the reason for an exception asked for, and what was refused is sent
 * again with it; whoever thinks better of it has the refusal.
 */
export function useException() {
  const { t, language } = useTexts();
  const ask = useAskReason();
  return useCallback(
    async <Done>(send: (reason?: string) => Promise<Done>): Promise<Done> => {
      try {
        return await send();
      } catch (error) {
        if (!isLacking(error)) throw error;
        const types = (error.details.types ?? []) as DocumentType[];
        const papers = new Intl.ListFormat(language).format(types.map((type) => t(`words.document.value.type.${type}`)));
        const reason = await ask({
          ...{
            title: t('common.exception.title'),
            text: t('common.exception.text', { papers, count: exceptionDays }),
            confirm: t('common.exception.confirm'),
          },
          reason: { label: t('common.exception.reason'), hint: t('common.exception.hint'), ...exceptionLimits },
        });
        if (reason === undefined) throw error;
        return send(reason);
      }
    },
    [t, language, ask],
  );
}
