import type { SyncSide } from '@jalon/domain/connector/sync-line';
import type { SyncRun } from '@jalon/domain/connector/sync-run';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';

const counted = ['conflicts', 'added', 'changed', 'linked', 'disabled', 'refused'] as const;
/** Past that the server counted no further. */
const usesLimit = 1000;

export const linesOf = (run: Pick<SyncRun, (typeof counted)[number]>): number => counted.reduce((sum, kind) => sum + run[kind], 0);

/** A value that differs from another by its group alone is told with it. */
export const nameBeside = (side: SyncSide, other: SyncSide | null): string =>
  side.group !== null && side.label === other?.label ? `${side.label} (${side.group})` : side.label;

/** How a run and the records that hold a value are told. */
export function useRunWords() {
  const { t } = useTexts();
  const format = useFormat();
  return {
    countsOf(run: SyncRun): string {
      if (run.failure && linesOf(run) === 0) return t(`words.syncRun.value.failure.${run.failure}`);
      const found = counted.filter((kind) => run[kind] > 0).map((kind) => t(`connector.count.${kind}`, { count: run[kind] }));
      return found.length > 0 ? found.join(', ') : t('connector.noChange');
    },
    /** "98 changements, 7 conflits" */
    inShort(run: SyncRun): string {
      const { conflicts } = run;
      const count = linesOf(run);
      if (count === 0) return run.failure ? t(`words.syncRun.value.failure.${run.failure}`) : t('connector.noChange').toLowerCase();
      const told = `${format.number(count)} ${t('connector.lot.all', { count })}`;
      return conflicts > 0 ? `${told}, ${t('connector.count.conflicts', { count: conflicts })}` : told;
    },
    /** "31 besoins et 88 profils"; nothing where no record holds it. */
    usesOf(uses: { needs: number; profiles: number } | null): string | undefined {
      if (!uses) return undefined;
      const [first, second] = (['needs', 'profiles'] as const)
        .filter((kind) => uses[kind] > 0)
        .map((kind) => t(`connector.${kind}`, { count: uses[kind], shown: format.count(uses[kind], uses[kind] >= usesLimit) }));
      return first && second ? t('connector.and', { first, second }) : first;
    },
    byOf({ by, trigger }: SyncRun): string {
      const name = by?.name ?? t(`connector.byItself.${trigger}`);
      return trigger === 'replay' ? t('connector.replayOf', { name }) : name;
    },
  };
}
