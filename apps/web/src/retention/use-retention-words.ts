import { keepYears, type Retention } from '@jalon/domain/retention/retention';
import { useMemo } from 'react';
import { useTexts } from '../core/i18n.ts';

/** What goes with somebody and what stays, as sentences say it. */
export function useRetentionWords() {
  const { t } = useTexts();
  return useMemo(
    () => ({
      goes({ goes: { profile, resumes, documents, administrative, messages, applications } }: Retention): string {
        const parts = [
          profile > 0 && t('retention.goes.profile', { count: profile }),
          resumes > 0 && t('retention.goes.resumes', { count: resumes }),
          documents > 0 && t('retention.goes.documents', { count: documents }),
          administrative > 0 && t('retention.goes.administrative', { count: administrative }),
          messages > 0 && t('retention.goes.messages', { count: messages }),
          applications > 0 && t('retention.goes.applications', { count: applications }),
        ];
        return [t('retention.goesIdentity'), ...parts.filter((part) => part !== false)].join(', ');
      },
      stays({ stays: { contracts, timesheets, expenses } }: Retention): string {
        const parts = [
          contracts > 0 && t('retention.stays.contracts', { count: contracts, years: keepYears.contracts }),
          timesheets > 0 && t('retention.stays.timesheets', { count: timesheets, years: keepYears.reports }),
          expenses > 0 && t('retention.stays.expenses', { count: expenses, years: keepYears.reports }),
        ];
        return parts.filter((part) => part !== false).join(', ') || t('retention.staysNothing');
      },
    }),
    [t],
  );
}
