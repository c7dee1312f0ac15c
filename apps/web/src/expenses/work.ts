import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import type { DraftLine } from './draft-lines.ts';
import type { ReportDraft } from './use-report-draft.ts';

/** What the parts of a report share: the report, its lines as they are worked on, and which of them is open. */
export type Work = {
  report: ExpenseReport;
  draft: ReportDraft;
  /** Whether its reader writes it. */
  isEdited: boolean;
  today: string;
  openId: string | undefined;
  open: (id: string | undefined) => void;
  /** The server has its file: it can be looked at. */
  isKept: (line: DraftLine) => boolean;
  errorOf: (lineId: string, field: string) => string | undefined;
  /** Of whoever decides: why lines are refused, by their ids; undefined where nobody does. */
  refusals?: { of: Record<string, string>; set: (id: string, reason: string | undefined) => void } | undefined;
};
