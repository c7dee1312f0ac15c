import { UnstyledButton } from '@mantine/core';
import { IconReceiptOff } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ActualEditor } from './actual-editor.tsx';
import classes from './actual-panel.module.css';
import type { DraftLine } from './draft-lines.ts';
import { Part } from './part.tsx';
import { ReceiptViewer } from './receipt-viewer.tsx';
import { Refusing } from './refusing.tsx';
import shared from './shared.module.css';
import { useWords } from './use-words.ts';
import type { Work } from './work.ts';

/** What was paid, with a receipt for each. */
export function ActualPanel({ lines, sum, work }: { lines: readonly DraftLine[]; sum: number; work: Work }) {
  const { t } = useTexts();
  const missing = lines.filter(({ file, sending }) => !file && sending === undefined).length;
  const aside = missing > 0 && (
    <span className={classes.chip}>
      {t('expenses.missingProofs')}
      <b>{missing}</b>
    </span>
  );
  return (
    <Part id="actual" title={t('expenses.actual')} count={lines.length} sum={sum} aside={aside}>
      {lines.length === 0 ? (
        <p className={shared.empty}>{t('expenses.empty.actual')}</p>
      ) : (
        <div className={classes.head} aria-hidden>
          <span className={shared.grow}>{t('expenses.head.expense')}</span>
          <span className={classes.date}>{t('expenses.head.date')}</span>
          <span className={classes.vat}>{t('expenses.head.vat')}</span>
          <span className={shared.amount}>{t('expenses.head.gross')}</span>
        </div>
      )}
      {lines.map((line, at) => (
        <ActualLine key={line.id} line={line} work={work} next={lines[at + 1]?.id} />
      ))}
    </Part>
  );
}

function ActualLine({ line, work, next }: { line: DraftLine; work: Work; next: string | undefined }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useWords();
  const { report, openId, open, isEdited, isKept } = work;
  const isOpen = openId === line.id;
  const hasProof = line.file !== null || line.sending !== undefined;
  const under = line.refusal ? t('expenses.refused', { reason: line.refusal }) : hasProof ? line.label : t('expenses.noProof');
  return (
    <>
      <div className={classes.line} data-open={isOpen || undefined} id={`line-${line.id}`}>
        <UnstyledButton
          className={classes.button}
          aria-expanded={isOpen}
          aria-label={t('expenses.open', { name: words.lineOf(line) })}
          onClick={() => open(isOpen ? undefined : line.id)}
        >
          {hasProof ? (
            <span className={classes.thumb} aria-hidden>
              <i />
              <i />
              <i />
              <i />
            </span>
          ) : (
            <span className={classes.noThumb} aria-hidden>
              <IconReceiptOff size={16} stroke={1.75} />
            </span>
          )}
          <span className={shared.grow}>
            <span className={shared.strong}>{words.name(line)}</span>
            <span className={shared.under} data-tone={line.refusal ? 'danger' : hasProof ? undefined : 'warning'}>
              <span className={shared.narrow}>{format.shortDay(line.date)} · </span>
              {under}
            </span>
          </span>
          <span className={classes.date}>{format.shortDay(line.date)}</span>
          <span className={classes.vat}>{words.money(line.vatCents)}</span>
          <span className={shared.amount}>{words.money(line.grossCents)}</span>
        </UnstyledButton>
        <Refusing line={line} work={work} />
      </div>
      {isOpen && isEdited && <ActualEditor line={line} work={work} onNext={() => open(next)} />}
      {isOpen && !isEdited && line.file && (
        <div className={classes.read}>
          <ReceiptViewer reportId={report.id} file={line.file} isKept={isKept(line)} />
        </div>
      )}
    </>
  );
}
