import type { Contract } from '@jalon/domain/contracts/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import { KeyLegend } from '../ui/key-legend.tsx';
import { isBusyElsewhere, stepRow } from '../ui/table-keys.ts';

type Keys = { frame: RefObject<HTMLElement | null>; rows: readonly Contract[]; run: (row: Contract, action: string) => void };

/** `j` and `k` walk, Enter opens, `s` signs, `r` reminds. */
export function useContractKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { frame, rows, run } = latest.current;
      if (!frame.current || isBusyElsewhere(event)) return;
      const element = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
      const row = rows.find(({ id }) => id === element?.dataset.row);
      if (event.key === 'j') stepRow(frame.current, 1);
      else if (event.key === 'k') stepRow(frame.current, -1);
      else if (event.key === 'Enter' && element && element === event.target) element.querySelector<HTMLElement>('[data-open]')?.click();
      else if (!row) return;
      else if (event.key === 's') run(row, 'sign');
      else if (event.key === 'r') run(row, 'remind');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The keys of the list, at its foot. Whose contracts they are reminds nobody. */
export function ContractKeys({ isOwn }: { isOwn: boolean }) {
  const { t } = useTexts();
  const keys = [
    { keys: ['J', 'K'], label: t('contracts.keys.walk') },
    { keys: [t('contracts.keys.enter')], label: t('contracts.keys.open') },
    { keys: ['S'], label: t('contracts.keys.sign') },
    ...(isOwn ? [] : [{ keys: ['R'], label: t('contracts.keys.remind') }]),
  ];
  return <KeyLegend keys={keys} all={t('contracts.keys.all')} />;
}
