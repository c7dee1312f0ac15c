import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';

/** Where a record was taken from, and on which day it came. */
export function Imported({ at }: { at: string }) {
  const { t } = useTexts();
  return t('common.imported', { day: useFormat().day(at) });
}
