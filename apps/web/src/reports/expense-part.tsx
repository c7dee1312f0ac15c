import type { ExpenseLine, ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { IconBed, IconCar, IconPaperclip, IconReceipt, IconToolsKitchen2, IconTrain, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefOf } from '../core/call.ts';
import { textOr, useTexts } from '../core/i18n.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './expense-part.module.css';
import { RefuseWord, type Refusing } from './month-table.tsx';
import { RefusalBox } from './refusal-box.tsx';
import { useReportWords } from './use-report-words.ts';

const icons: Record<string, TablerIcon> = {
  train: IconTrain,
  hotel: IconBed,
  meal: IconToolsKitchen2,
  clientMeal: IconToolsKitchen2,
  taxi: IconCar,
};

/** The expenses of the month, line by line, with their receipts. */
export function ExpensePart({ report, refusing }: { report: ExpenseReport; refusing?: Refusing }) {
  const { t } = useTexts();
  const words = useReportWords();
  const { lines, totalCents } = report;
  return (
    <section aria-label={t('reports.detail.expenses')}>
      <p className={classes.title}>
        {t('reports.detail.expenses')} {lines && <span>{t('reports.detail.lines', { count: lines.length })}</span>}
        {totalCents !== null && <b>{words.money(totalCents)}</b>}
      </p>
      {lines?.map((line) => (
        <Line key={line.id} line={line} reportId={report.id} {...(refusing && { refusing })} />
      ))}
    </section>
  );
}

function useLineName() {
  const { t } = useTexts();
  const words = useReportWords();
  return ({ kind, type, label, distance }: ExpenseLine): string => {
    const named =
      kind === 'kilometres'
        ? t('reports.detail.kilometres', { distance: words.number(distance ?? 0) })
        : textOr(`words.expenseReport.value.${kind === 'fixed' ? 'fixedType' : 'type'}.${type}`, type ?? '');
    return label ? `${named}, ${label}` : named;
  };
}

function Line({ line, reportId, refusing }: { line: ExpenseLine; reportId: string; refusing?: Refusing }) {
  const { t } = useTexts();
  const words = useReportWords();
  const nameOf = useLineName();
  const [isAsking, setAsking] = useState(false);
  const { id, kind, type, date, claimedCents, file, refusal, vehicle, flatRate } = line;
  const Icon = kind === 'kilometres' ? IconCar : (icons[type ?? ''] ?? IconReceipt);
  const isRefused = refusing?.staged.has(id) ?? false;
  const name = nameOf(line);
  const isUnproven = kind === 'actual' && file === null;
  return (
    <>
      <div className={classes.line} data-refused={isRefused || undefined}>
        <Icon size={18} stroke={1.6} aria-hidden />
        <span className={classes.name}>
          {name}
          {kind === 'kilometres' && (
            <small>
              {[
                vehicle?.label,
                flatRate === null ? t('reports.detail.byScale') : t('reports.detail.flatRate', { rate: words.rate(flatRate * 10) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          )}
          {isUnproven && <StateBadge tone="warning">{t('reports.detail.noReceipt')}</StateBadge>}
          {isRefused && <em>{refusing?.staged.get(id)}</em>}
          {!isRefused && refusal && <em>{t('reports.detail.refusedBefore', { reason: refusal })}</em>}
        </span>
        <span className={classes.date}>{words.date(date)}</span>
        <b>{words.money(claimedCents)}</b>
        <span className={classes.acts}>
          {file && (
            <a
              href={hrefOf('GET /api/expense-reports/:id/files/:fileId', { params: { id: reportId, fileId: file.id } })}
              target="_blank"
              rel="noreferrer"
              aria-label={t('reports.detail.receiptOf', { name })}
            >
              <IconPaperclip size={14} stroke={1.8} aria-hidden />
              {t('reports.detail.receipt')}
            </a>
          )}
          {refusing && (
            <RefuseWord isRefused={isRefused} name={name} onRefuse={() => setAsking(true)} onKeep={() => refusing.stage(id, undefined)} />
          )}
        </span>
      </div>
      {refusing && isAsking && (
        <RefusalBox
          name={refusing.name}
          about={name}
          isExpense
          onCancel={() => setAsking(false)}
          onRefuse={(reason) => {
            refusing.stage(id, reason);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
