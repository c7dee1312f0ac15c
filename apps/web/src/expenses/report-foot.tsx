import type { ExpenseCheck } from '@jalon/domain/expense-reports/expense-checks';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import type { Around } from '@jalon/domain/expense-reports/expense-report-api';
import { Button } from '@mantine/core';
import { IconCheck, IconEye, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useAskReason } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { FootLabel, WorkFoot } from '../ui/work-frame.tsx';
import { wrongLine } from './draft-lines.ts';
import { expenseClient, pdfHref } from './expenses.api.ts';
import type { ReportDraft } from './use-report-draft.ts';
import { useWords } from './use-words.ts';

type Props = {
  report: ExpenseReport;
  draft: ReportDraft;
  checks: readonly ExpenseCheck[];
  around: Around | undefined;
  refused: Record<string, string>;
  isOwn: boolean;
  total: number;
  onShow: (lineId: string) => void;
};

/** What can be done with the report now: sent, decided, or waited for; of a draft that is not told of, that it is being written. */
export function ReportFoot(props: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const { report, around, isOwn } = props;
  const { state, sentAt, decidedBy, paidAt, actions, owner } = report;
  const preview = report.lines !== null && (
    <Button component="a" href={pdfHref(report.id)} download variant="default" leftSection={<IconEye size={16} stroke={1.75} />} data-wide>
      {t('common.preview')}
    </Button>
  );
  if (actions.includes('submit')) return <SendBar {...props} preview={preview} />;
  if (actions.includes('validate')) return <DecideBar {...props} preview={preview} />;
  if (state === 'validated')
    return (
      <WorkFoot
        title={t('expenses.bar.validated', { name: decidedBy ?? '' })}
        text={paidAt ? t('expenses.bar.paid', { date: format.day(paidAt) }) : t('expenses.bar.notPaid')}
      >
        {preview}
      </WorkFoot>
    );
  if (state === 'waiting') {
    const name = around?.validators[0]?.name;
    return (
      <WorkFoot
        title={t('expenses.bar.waiting', { date: sentAt ? format.day(sentAt) : '' })}
        text={name && t('expenses.bar.waitingText', { name })}
      >
        {preview}
        {actions.includes('recall') && <Recall report={report} />}
      </WorkFoot>
    );
  }
  if (isOwn) return null;
  const title = t('expenses.working', { name: owner.firstName });
  if (report.lines !== null) return <WorkFoot title={title} text={t('expenses.workingRead')} />;
  return (
    <Panel isFlush>
      <EmptyState title={title} description={t('expenses.workingText')} />
    </Panel>
  );
}

/** As long as nobody has decided, it comes back to be worked on. */
function Recall({ report }: Pick<Props, 'report'>) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync, isPending } = expenseClient.useAct();
  const recall = async () => {
    try {
      await mutateAsync({ row: report, action: 'recall' });
      toast.done(t('expenses.done.recall'));
    } catch (error) {
      toast.failed(error);
    }
  };
  return (
    <Button variant="default" loading={isPending} onClick={() => void recall()}>
      {t('expenses.action.recall')}
    </Button>
  );
}

type BarProps = Props & { preview: React.ReactNode };

function SendBar({ report, draft, checks, around, total, onShow, preview }: BarProps) {
  const { t } = useTexts();
  const words = useWords();
  const toast = useToast();
  const { mutateAsync } = expenseClient.useAct();
  const [isSending, setSending] = useState(false);
  const blocking = checks.filter(({ isBlocking }) => isBlocking);
  const [first] = blocking;
  const line = first && draft.lines.find(({ id }) => id === first.lineId);
  const name = around?.validators[0]?.name;
  const isEmpty = draft.lines.length === 0;
  // The button stays enabled: with points left it leads to the first of them.
  const send = async () => {
    if (first) return onShow(first.lineId);
    if (draft.lines.some(({ sending }) => sending !== undefined)) return toast.refused(t('expenses.bar.uploading'));
    setSending(true);
    try {
      // What is sent is what the server has: nothing goes while that is not what is shown. A failure was told by whoever saved.
      const saved = await draft.flush();
      if (saved === 'offline') return toast.refused(t('expenses.offline'));
      if (saved === 'conflict') return toast.refused(t('expenses.conflict.title'));
      if (saved === 'invalid') {
        toast.refused(t('expenses.invalid'));
        const wrong = wrongLine(draft.lines);
        if (wrong) onShow(wrong);
      }
      if (saved !== 'saved') return;
      const sent = await mutateAsync({ row: { id: report.id, version: draft.version.current }, action: 'submit' });
      toast.undoable(t('expenses.bar.sent'), async () => void (sent && (await mutateAsync({ row: sent, action: 'recall' }))));
    } catch (error) {
      toast.failed(error);
    } finally {
      setSending(false);
    }
  };
  const title = isEmpty
    ? t('expenses.bar.nothing')
    : first
      ? t('common.checks.before', { count: blocking.length })
      : t('expenses.bar.ready');
  const text =
    line && first
      ? t(`expenses.checks.kind.${first.kind}`, { line: words.lineOf(line) })
      : name
        ? t('expenses.bar.readyText', { name })
        : t('expenses.bar.readyAny');
  return (
    <WorkFoot title={title} text={text} figure={words.money(total)}>
      {preview}
      <Button leftSection={<IconSend size={16} stroke={1.75} />} loading={isSending} disabled={isEmpty} onClick={() => void send()}>
        <FootLabel long={t('expenses.bar.send')} short={t('expenses.bar.sendShort')} />
      </Button>
    </WorkFoot>
  );
}

function DecideBar({ report, refused, preview }: BarProps) {
  const { t } = useTexts();
  const toast = useToast();
  const words = useWords();
  const askReason = useAskReason();
  const { mutateAsync, isPending } = expenseClient.useAct();
  const refusals = Object.entries(refused).map(([id, reason]) => ({ id, reason: reason.trim() }));
  const count = refusals.length;
  const lines = refusals.flatMap(({ id }) => report.lines?.find((line) => line.id === id) ?? []).map(words.lineOf);
  const act = async (run: () => Promise<unknown>, done: string) => {
    try {
      await run();
      toast.done(done);
    } catch (error) {
      toast.failed(error);
    }
  };
  const reject = async () => {
    const text = [
      t('expenses.refuse.text', { name: report.owner.firstName }),
      count > 0 && t('expenses.refuse.byLine', { lines: lines.join(', ') }),
    ];
    const reason = await askReason({
      ...{ title: t('expenses.refuse.title'), text: text.filter(Boolean).join(' '), confirm: t('expenses.action.reject'), isDanger: true },
      reason: { label: t('expenses.refuse.label'), hint: t('expenses.refuse.hint'), max: 1000 },
    });
    if (reason === undefined) return;
    // A line without words of its own has those of the whole.
    const input = { reason, refusals: refusals.map((one) => ({ ...one, reason: one.reason || reason.slice(0, 300) })) };
    await act(() => mutateAsync({ row: report, action: 'reject', input }), t('expenses.done.reject'));
  };
  return (
    <WorkFoot title={count > 0 ? t('expenses.bar.refusing', { count }) : t('expenses.bar.decide')} text={t('expenses.bar.decideText')}>
      {preview}
      <Button variant={count > 0 ? 'filled' : 'default'} {...(count > 0 ? { color: 'red.9' } : {})} onClick={() => void reject()}>
        {t('expenses.bar.reject')}
      </Button>
      {count === 0 && (
        <Button
          leftSection={<IconCheck size={16} stroke={1.75} />}
          loading={isPending}
          onClick={() => void act(() => mutateAsync({ row: report, action: 'validate' }), t('expenses.done.validate'))}
        >
          {t('expenses.bar.validate')}
        </Button>
      )}
    </WorkFoot>
  );
}
