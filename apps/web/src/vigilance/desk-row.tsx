import type { DocumentType } from '@jalon/domain/documents/document';
import { deskTypes } from '@jalon/domain/vigilance/vigilance';
import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { Button, Checkbox } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { DeskCell } from './desk-cell.tsx';
import grid from './desk-grid.module.css';
import { isAskedLately, nameOf, type Place, placeKey, usePaperWords } from './desk-look.ts';
import classes from './desk-row.module.css';

export type RowActs = {
  open: Place | undefined;
  ticked: ReadonlySet<string>;
  onOpen: (place: Place) => void;
  onTick: (id: string) => void;
  onAsk: (rows: WatchedOperation[]) => void;
};
type Props = RowActs & { row: WatchedOperation; isFirst: boolean };

/** The residence permit has no column: it is named beside the person where one is watched. */
const columns: readonly DocumentType[] = deskTypes;

/** One operation: who, for whom, its documents, and what to do about it. */
export function DeskRow({ row, isFirst, open, ticked, onOpen, onTick, onAsk }: Props) {
  const { t } = useTexts();
  const words = usePaperWords();
  const name = nameOf(row);
  const isTicked = ticked.has(row.id);
  const permit = row.papers.find(({ type }) => type === 'residency');
  return (
    <tr className={classes.row} data-row={row.id} data-ticked={isTicked || undefined} data-here={open?.id === row.id || undefined}>
      <td className={grid.pick}>
        <Checkbox size="xs" checked={isTicked} aria-label={t('vigilance.act.tick', { name })} onChange={() => onTick(row.id)} />
      </td>
      <th scope="row" className={classes.person}>
        <span className={classes.who}>
          <PersonFace person={row.person} size={36} />
          <span className={classes.names}>
            <span className={classes.name}>
              {name}
              {row.isHeld && <StateBadge tone="warning">{t('vigilance.held')}</StateBadge>}
            </span>
            <span className={classes.line}>{row.title}</span>
            <span className={classes.line}>{words.about(row)}</span>
            <Excepted row={row} />
            {permit && (
              <button
                type="button"
                className={classes.permit}
                data-cell="residency"
                data-back={placeKey({ id: row.id, type: 'residency' })}
                tabIndex={-1}
                onClick={() => onOpen({ id: row.id, type: 'residency' })}
              >
                {t('vigilance.short.residency')} · {words.shown(permit).top}
              </button>
            )}
          </span>
        </span>
      </th>
      {columns.map((type, place) => (
        <DeskCell
          key={type}
          row={row}
          paper={row.papers.find((one) => one.type === type)}
          isOpen={open?.id === row.id && open.type === type}
          isFirst={isFirst && place === 0}
          onOpen={() => onOpen({ id: row.id, type })}
        />
      ))}
      <td className={classes.todo}>
        <span className={classes.act}>
          <RowAct {...{ row, open, onOpen, onAsk }} />
        </span>
      </td>
    </tr>
  );
}

/** By exception, until when and by whom; why is said to whoever points at it, and in the panel. */
export function Excepted({ row }: { row: WatchedOperation }) {
  const words = usePaperWords();
  const said = words.excepted(row);
  return (
    said && (
      <span className={classes.excepted} title={row.exception?.reason}>
        {said}
      </span>
    )
  );
}

/** What is to be done first: a check is ours, the rest is asked for. */
export function RowAct({ row, open, onOpen, onAsk }: Pick<Props, 'row' | 'open' | 'onOpen' | 'onAsk'>) {
  const { t } = useTexts();
  const format = useFormat();
  const name = nameOf(row);
  if (row.group === 'inOrder') return null;
  if (open?.id === row.id) return <StateBadge tone="accent">{t('vigilance.act.open')}</StateBadge>;
  if (row.group === 'toCheck') {
    const type = row.papers.find(({ state }) => state === 'toCheck')?.type ?? 'vigilance';
    return (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('common.pair', { name: t('vigilance.act.check'), value: name })}
        onClick={() => onOpen({ id: row.id, type })}
      >
        {t('vigilance.act.check')}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isAskedLately(row)}
        aria-label={t('common.pair', { name: t('vigilance.act.askShort'), value: name })}
        onClick={() => onAsk([row])}
      >
        {t('vigilance.act.askShort')}
      </Button>
      <span>{row.askedAt ? t('vigilance.act.asked', { when: format.relative(row.askedAt) }) : t('vigilance.act.never')}</span>
    </>
  );
}
