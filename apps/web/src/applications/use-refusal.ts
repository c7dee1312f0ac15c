import { useCallback } from 'react';
import { CallError } from '../core/call.ts';
import { errorText, findText, useTexts } from '../core/i18n.ts';

/** Why something could not be done: where somebody else was faster, what is so now and who made it so. */
export function useRefusal(): (error: unknown) => string {
  const { t } = useTexts();
  return useCallback(
    (error) => {
      const { code, details } = error instanceof CallError ? error : { code: undefined, details: {} };
      const state = code === 'workflow.wrongState' && findText(`words.application.state.${String(details.state)}`);
      if (state) return t('applications.conflict', { state });
      if (code === 'record.changed' && typeof details.by === 'string') return t('applications.changedBy', { name: details.by });
      return errorText(t, error);
    },
    [t],
  );
}
