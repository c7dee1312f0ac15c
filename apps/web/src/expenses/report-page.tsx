import { href } from '@jalon/domain/core/routes';
import { balanceOf, sumsOf } from '@jalon/domain/expense-reports/expense-amounts';
import { type CheckFix, checksOf, type ExpenseCheck } from '@jalon/domain/expense-reports/expense-checks';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { scrolling } from '../core/scrolling.ts';
import { useUser } from '../core/session.ts';
import { ownToday } from '../core/today.ts';
import { Columns } from '../ui/columns.tsx';
import { later } from '../ui/later.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { WorkPage } from '../ui/work-frame.tsx';
import { ActualPanel } from './actual-panel.tsx';
import { type DraftLine, dayIn, newActual, newFixed, newTrip } from './draft-lines.ts';
import { DropZone } from './drop-zone.tsx';
import { aroundQuery, expenseClient, vehiclesQuery } from './expenses.api.ts';
import { FixedPanel } from './fixed-panel.tsx';
import { ReportBanners } from './report-banners.tsx';
import { ReportChecks } from './report-checks.tsx';
import { ReportFollow } from './report-follow.tsx';
import { ReportFoot } from './report-foot.tsx';
import { ReportHeader } from './report-header.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { TripsPanel } from './trips-panel.tsx';
import { usePartKeys } from './use-part-keys.ts';
import { useReportDraft } from './use-report-draft.ts';
import { useWords } from './use-words.ts';
import type { Work } from './work.ts';

const VehicleDialog = later(() => import('./vehicle-dialog.tsx'));

/** One report: written by its freelance, read and decided by the others. */
export function ReportPage({ report }: { report: ExpenseReport }) {
  const { t } = useTexts();
  const words = useWords();
  const user = useUser();
  const navigate = useNavigate();
  const draft = useReportDraft(report);
  // Of a draft that is not theirs nobody is told more than that there is one.
  const around = useQuery({ ...aroundQuery(report.id), enabled: report.lines !== null }).data;
  const isOwn = report.ownerId === user.id;
  const isEdited = report.actions.includes('update');
  const isDecided = report.actions.includes('reject');
  const vehicles = useQuery({ ...vehiclesQuery, enabled: isOwn }).data?.rows ?? [];
  const [openId, open] = useState<string>();
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isAdding, setAdding] = useState(false);
  const [isDialogWanted, setDialogWanted] = useState(false);
  const wantsTrip = useRef(false);
  const proof = useRef<HTMLInputElement>(null);
  const proofOf = useRef<string>(undefined);
  const lines = isEdited ? draft.lines : (report.lines ?? []);
  const today = ownToday();
  const day = dayIn(report.month, today);
  useDocumentTitle(words.title(report.month));
  useLeaveGuard(draft.isUnsaved);
  usePartKeys();
  const acts = useRecordActs(expenseClient, { texts: 'expenses', nameOf: ({ month }) => words.title(month), isTyped: false });

  const work: Work = {
    ...{ report, draft, isEdited, today, openId, open },
    isKept: ({ file }) => file !== null && (report.lines ?? []).some((line) => line.file?.id === file.id),
    errorOf: (lineId, field) => draft.errors[`lines.${draft.lines.findIndex(({ id }) => id === lineId)}.${field}`],
    refusals: isDecided
      ? {
          of: refused,
          set: (id, reason) => setRefused(({ [id]: _, ...others }) => (reason === undefined ? others : { ...others, [id]: reason })),
        }
      : undefined,
  };
  const checks = checksOf(
    lines.map((line) => ({ ...line, hasFile: line.file !== null || ('sending' in line && line.sending !== undefined) })),
    { month: report.month, delivery: report.delivery, absentOn: around?.absentOn ?? [], twins: around?.twins ?? [] },
  );
  const sums = { ...sumsOf(lines), advanceCents: report.advanceCents };
  const of = (kind: 'actual' | 'fixed' | 'kilometres') => lines.filter((line) => line.kind === kind);

  const show = (id: string) => {
    open(id);
    requestAnimationFrame(() => document.getElementById(`line-${id}`)?.scrollIntoView({ block: 'center', behavior: scrolling() }));
  };
  /** What is begun stands below what was pressed: its first field comes into sight, to be typed in. */
  const begin = (line: DraftLine) => {
    draft.add(line);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id="line-${line.id}"] :is([data-first], select)`)?.focus());
  };
  const addFiles = (files: File[]) => open(draft.addFiles(files, day));
  const addTrip = (vehicleId = lines.findLast(({ vehicleId: one }) => one)?.vehicleId ?? vehicles[0]?.id) => {
    if (vehicleId) return begin(newTrip(day, vehicleId));
    wantsTrip.current = true;
    addVehicle();
  };
  const addVehicle = () => {
    setDialogWanted(true);
    setAdding(true);
  };
  const fix = (check: ExpenseCheck, how: CheckFix) => {
    if (how === 'removeLine') return draft.remove(check.lineId);
    if (how === 'useHalf') return draft.edit(check.lineId, { claimedCents: check.mostCents ?? 0 });
    if (how === 'useVat') return draft.edit(check.lineId, { vatCents: check.vatCents ?? 0 });
    show(check.lineId);
    if (how !== 'addProof') return;
    proofOf.current = check.lineId;
    proof.current?.click();
  };
  const hidden = ['update', 'submit', 'validate', 'reject'];
  const menu = [
    ...(isEdited
      ? [
          {
            key: 'actual',
            label: t('expenses.add.actual'),
            run: () => {
              const line = newActual(day);
              draft.add(line);
              open(line.id);
            },
          },
        ]
      : []),
    ...acts
      .menuOf(report)
      .filter(({ key }) => !hidden.includes(key))
      .map((action) =>
        action.key === 'delete'
          ? { ...action, run: () => void acts.run(report, 'delete').then((isDone) => isDone && navigate(href('freelance.expenseReports'))) }
          : action,
      ),
  ];
  const isShown = isEdited || report.lines !== null;
  return (
    <WorkPage>
      <ReportHeader {...{ report, draft, isOwn, isEdited, menu }} onFixed={() => begin(newFixed(day))} onTrip={() => addTrip()} />
      <ReportBanners report={report} draft={draft} />
      <Columns
        isPinned
        side={
          <>
            {isShown && <SummaryPanel sums={sums} report={report} isOwn={isOwn} />}
            {isShown && lines.length > 0 && report.state !== 'validated' && (
              <ReportChecks checks={checks} lines={lines} report={report} onFix={isEdited ? fix : undefined} />
            )}
            <ReportFollow report={report} around={around} />
          </>
        }
      >
        {isEdited && <DropZone onFiles={addFiles} />}
        {isShown && (
          <>
            <ActualPanel lines={of('actual')} sum={sums.actualCents} work={work} />
            <FixedPanel lines={of('fixed')} sum={sums.fixedCents} work={work} />
            <TripsPanel
              lines={of('kilometres')}
              sum={sums.kilometreCents}
              {...{ work, vehicles }}
              onAdd={() => addTrip()}
              onVehicle={addVehicle}
            />
          </>
        )}
        <ReportFoot {...{ report, draft, checks, around, refused, isOwn }} total={balanceOf(sums)?.remainsCents ?? 0} onShow={show} />
      </Columns>
      <input
        ref={proof}
        type="file"
        hidden
        accept="application/pdf,image/*"
        aria-label={t('expenses.viewer.give')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen && proofOf.current) void draft.attach(proofOf.current, chosen);
          currentTarget.value = '';
        }}
      />
      {isDialogWanted && (
        <VehicleDialog
          isOpen={isAdding}
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            if (wantsTrip.current) addTrip(id);
            wantsTrip.current = false;
          }}
        />
      )}
      {acts.dialog}
    </WorkPage>
  );
}
