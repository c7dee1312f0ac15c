import { mostOf } from '@jalon/domain/expense-reports/expense-amounts';
import { fixedTypes } from '@jalon/domain/expense-reports/expense-report';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import type { DraftLine } from './draft-lines.ts';
import classes from './fixed-panel.module.css';
import { MoneyField } from './money-field.tsx';
import { Part } from './part.tsx';
import { Refusing } from './refusing.tsx';
import shared from './shared.module.css';
import { useWords } from './use-words.ts';
import type { Work } from './work.ts';

/** What is used at home too: at most half of it is paid. */
export function FixedPanel({ lines, sum, work }: { lines: readonly DraftLine[]; sum: number; work: Work }) {
  const { t } = useTexts();
  return (
    <Part id="fixed" title={t('expenses.fixed')} count={lines.length} sum={sum}>
      {lines.length === 0 ? (
        <p className={shared.empty}>{t('expenses.empty.fixed')}</p>
      ) : (
        <div className={`${classes.fixed} ${classes.head}`} aria-hidden>
          <span>{t('expenses.head.shared')}</span>
          <span className={classes.end}>{t('expenses.head.amount')}</span>
          <span className={classes.end}>{t('expenses.head.fixed')}</span>
          <span>{t('expenses.head.cap')}</span>
        </div>
      )}
      {lines.map((line) => (
        <FixedLine key={line.id} line={line} work={work} />
      ))}
    </Part>
  );
}

function FixedLine({ line, work }: { line: DraftLine; work: Work }) {
  const { t } = useTexts();
  const words = useWords();
  const { draft, isEdited, errorOf } = work;
  const edit = (patch: Partial<DraftLine>) => draft.edit(line.id, patch);
  const most = mostOf(line.grossCents);
  const isOver = line.claimedCents > most;
  const refused =
    errorOf(line.id, 'claimedCents') || isOver
      ? t('expenses.halfOf', { amount: words.money(most), gross: words.money(line.grossCents) })
      : undefined;
  const name = words.name(line);
  return (
    <div className={classes.fixed} id={`line-${line.id}`}>
      {isEdited ? (
        <NativeSelect
          aria-label={t('expenses.field.type')}
          value={line.type ?? 'other'}
          data={fixedTypes.map((value) => ({ value, label: t(`words.expenseReport.value.fixedType.${value}`) }))}
          onChange={({ currentTarget }) => edit({ type: currentTarget.value })}
        />
      ) : (
        <span className={shared.strong}>{name}</span>
      )}
      {isEdited ? (
        <MoneyField
          label={t('expenses.head.amount')}
          classNames={{ label: classes.label ?? '' }}
          aria-label={`${t('expenses.field.gross')}, ${name}`}
          value={line.grossCents}
          onChange={(grossCents) => edit({ grossCents })}
        />
      ) : (
        <span className={`${classes.end} ${shared.number}`}>
          <span className={classes.label}>{t('expenses.head.amount')}</span>
          {words.money(line.grossCents)}
        </span>
      )}
      {isEdited ? (
        <MoneyField
          label={t('expenses.head.fixed')}
          classNames={{ label: classes.label ?? '' }}
          aria-label={`${t('expenses.field.claimed')}, ${name}`}
          value={line.claimedCents}
          error={isOver}
          onChange={(claimedCents) => edit({ claimedCents })}
        />
      ) : (
        <span className={`${classes.end} ${shared.number}`}>
          <span className={classes.label}>{t('expenses.head.fixed')}</span>
          {words.money(line.claimedCents)}
        </span>
      )}
      <span className={classes.cap}>
        <span className={classes.bar} data-over={isOver || undefined}>
          <i style={{ width: `${most === 0 ? 0 : Math.min(100, Math.round((line.claimedCents / most) * 100))}%` }} />
        </span>
        <span className={shared.number}>{words.money(most)}</span>
        {isEdited && (
          <ActionIcon variant="subtle" color="gray" aria-label={`${t('expenses.remove')}, ${name}`} onClick={() => draft.remove(line.id)}>
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </span>
      {refused && (
        <p className={classes.error} role="alert">
          {refused}
        </p>
      )}
      {line.refusal && <p className={classes.error}>{t('expenses.refused', { reason: line.refusal })}</p>}
      <div className={classes.decided}>
        <Refusing line={line} work={work} />
      </div>
    </div>
  );
}
