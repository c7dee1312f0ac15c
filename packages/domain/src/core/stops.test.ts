import { expect, test } from 'vitest';
import { contractFlow } from '../contracts/contract.ts';
import { deliveryFlow } from '../deliveries/delivery.ts';
import { documentFlow } from '../documents/document.ts';
import { expenseReportFlow } from '../expense-reports/expense-report.ts';
import { retentionFlow } from '../retention/retention.ts';
import { timesheetFlow } from '../timesheets/timesheet.ts';

type Stop = { unless?: { code: string; holds: (record: never) => object | undefined } };
/** What a record is told that an act is offered on and cannot be done to. */
const told = ({ unless }: Stop, record: object): string | undefined => (unless?.holds(record as never) ? unless.code : undefined);

const rows: [name: string, action: Stop, stopped: object, free: object, code: string][] = [
  ['remind a freelance', timesheetFlow.actions.remind, { isReminded: true }, { isReminded: false }, 'timesheet.isReminded'],
  ['remind of a contract', contractFlow.actions.remind, { isReminded: true }, { isReminded: false }, 'contract.isReminded'],
  ['recall what both have signed', contractFlow.actions.recall, { signatures: [1, 2] }, { signatures: [1] }, 'contract.bothSigned'],
  ['delete what was sent', contractFlow.actions.delete, { wasSent: true }, { wasSent: false }, 'contract.wasSent'],
  ['ask twice for documents', deliveryFlow.actions.ask, { isAsked: true }, { isAsked: false }, 'delivery.isAsked'],
  ['accept unchecked', documentFlow.actions.accept, { isUnchecked: true }, { isUnchecked: false }, 'document.isUnchecked'],
  ['delete evidence', documentFlow.actions.delete, { isKept: true }, { isKept: false }, 'document.isEvidence'],
  ['pay twice', expenseReportFlow.actions.pay, { paidAt: '2026-11-12' }, { paidAt: null }, 'expenseReport.isPaid'],
  ['purge what is open', retentionFlow.actions.purge, { keptBy: 'contract' }, { keptBy: null }, 'retention.kept'],
  ['delete an advance', expenseReportFlow.actions.delete, { advanceCents: 1 }, { advanceCents: 0 }, 'expenseReport.isAdvanced'],
];

test.each(rows)('%s', (_, action, stopped, free, code) => {
  expect([told(action, stopped), told(action, free)]).toEqual([code, undefined]);
});
