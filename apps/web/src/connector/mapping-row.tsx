import { defaultMapping } from '@jalon/domain/connector/connector';
import type { ConnectorStatus } from '@jalon/domain/connector/sync-run-api';
import { referenceLists } from '@jalon/domain/core/reference-lists';
import { NativeSelect } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './connector.module.css';

type Coverage = ConnectorStatus['coverage'][number];
type MappingRowProps = { row: Coverage; keys: ConnectorStatus['keys']; isPending: boolean; onPick: (key: string | null) => void };

/** Which list of the tool feeds one of ours: those it was seen to have, and the usual one. */
export function MappingRow({ row: { list, key, external, linked }, keys, isPending, onPick }: MappingRowProps) {
  const { t } = useTexts();
  const format = useFormat();
  const seen = keys.find((one) => one.key === key);
  const unseen = [...new Set([key, defaultMapping[list]])].filter((one) => one !== null && !keys.some((other) => other.key === one));
  const title = t(`lists.${list}.title`);
  const isOff = seen !== undefined && seen.levels !== referenceLists[list].levels;
  return (
    <li className={classes.mapRow}>
      <span className={classes.strong}>{title}</span>
      <NativeSelect
        aria-label={title}
        value={key ?? ''}
        disabled={isPending}
        error={isOff && t('connector.levelsDiffer')}
        onChange={({ currentTarget: { value } }) => onPick(value || null)}
        data={[
          { value: '', label: t('connector.byHand') },
          ...keys.map((one) => ({ value: one.key, label: t('connector.keySeen', { key: one.key, count: one.count }) })),
          ...unseen.map((one) => ({
            value: one as string,
            label: keys.length === 0 ? (one as string) : t('connector.keyUnseen', { key: one as string }),
          })),
        ]}
      />
      <span className={classes.number}>
        {key === null || external === null
          ? '–'
          : t('connector.takenOf', { linked: format.number(linked), external: format.number(external) })}
      </span>
    </li>
  );
}
