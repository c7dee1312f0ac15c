import { type Application, type ApplicationState, applicationFlow } from '@jalon/domain/applications/application';
import { IconArrowBackUp, IconCalendarPlus, IconCheck, IconSend, IconStack2, IconX, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { ActOf } from '../core/resource.ts';
import { useUser } from '../core/session.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { later } from '../ui/later.tsx';
import { useToast } from '../ui/toast.tsx';
import type { Closing } from './accept-dialog.tsx';
import { nameOf } from './application-look.ts';
import { applicationClient, useRejectEach } from './applications.api.ts';
import { awaitsDelivery, mayEngage } from './engage-values.ts';
import { useRefusal } from './use-refusal.ts';

const EngageDialog = later(() => import('./engage-dialog.tsx'));
const AcceptDialog = later(() => import('./accept-dialog.tsx'));
const InterviewDialog = later(() => import('./interview-dialog.tsx'));
const RejectDialog = later(() => import('./reject-dialog.tsx'));

/** What those who qualify and decide do, in the order of a menu. An interview is one act to them: slots or a date are asked with it. */
export const acts = ['submit', 'interview', 'accept', 'reopen', 'reject'] as const;
export type Act = (typeof acts)[number];
const icons: Record<Act, TablerIcon> = {
  submit: IconSend,
  interview: IconCalendarPlus,
  accept: IconCheck,
  reopen: IconArrowBackUp,
  reject: IconX,
};
const isAct = (action: string): action is Act => acts.some((act) => act === action);

/** What leads to a lane from where it is; the lanes it may go to are those that something leads to. */
export const actTo = ({ state, actions }: Application, lane: ApplicationState): Act | undefined =>
  actions.filter(isAct).find((action) => applicationFlow.next({ state }, action) === lane);

type Asked = { act: 'interview' | 'accept' | 'reject'; rows: readonly Application[] };

/** What can be done with applications, each with the question that goes before it. `onDone` is told which were. */
export function useApplicationActs(onDone?: (ids: readonly string[]) => void) {
  const { t } = useTexts();
  const user = useUser();
  const toast = useToast();
  const confirm = useConfirm();
  const refusal = useRefusal();
  const { mutateAsync } = applicationClient.useAct();
  const { mutateAsync: actOnNeed } = opportunityClient.useAct();
  const { mutateAsync: rejectEach } = useRejectEach();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  type ToDo = ActOf<(typeof applicationClient)['resource']>;
  const send = async (act: ToDo, row: Application) => {
    await mutateAsync(act);
    close();
    onDone?.([row.id]);
    toast.done(t(`applications.done.${act.action as Act}`, { name: nameOf(row) }));
  };
  const accept = async (row: Application, closing: Closing | undefined) => {
    if (!closing) return send({ row, action: 'accept' }, row);
    await mutateAsync({ row, action: 'accept' });
    const input = { reason: 'filled', message: closing.message } as const;
    // The one is accepted whatever becomes of the need: the dialog goes, and what is left to do is said.
    const failure = await actOnNeed({ row: closing.need, action: 'close', input }).then(() => undefined, refusal);
    close();
    onDone?.([row.id]);
    if (failure === undefined) toast.done(t('applications.done.closed', { name: nameOf(row) }));
    else toast.refused(t('applications.accept.closeFailed', { why: failure }));
  };
  const reject = async (rows: readonly Application[], reason: string) => {
    const [only] = rows;
    if (only && rows.length === 1) return send({ row: only, action: 'reject', input: { reason } }, only);
    const { done, refused, left } = await rejectEach({ rows, reason });
    close();
    onDone?.(done);
    if (refused.length + left.length > 0) toast.refused(t('applications.someLeft', { count: refused.length + left.length }));
    if (done.length > 0) toast.done(t('applications.done.rejectEach', { count: done.length }));
  };

  const ask = (act: Asked['act'], rows: readonly Application[]) => {
    setAsked({ act, rows });
    setOpen(true);
  };
  const confirmed = async (row: Application, act: 'submit' | 'reopen') => {
    const company = row.opportunity.company?.name;
    const text =
      act === 'reopen'
        ? t('applications.reopen.text')
        : company
          ? t('applications.submit.text', { company })
          : t('applications.submit.anyCompany');
    const question = { title: t(`applications.${act}.title`, { name: nameOf(row) }), text, confirm: t(`applications.action.${act}`) };
    if (!(await confirm(question))) return;
    await send({ row, action: act }, row).catch((error: unknown) => toast.failed(error, refusal(error)));
  };
  const run = (row: Application, act: Act): void => {
    if (act === 'submit' || act === 'reopen') void confirmed(row, act);
    else ask(act, [row]);
  };
  const moveTo = (row: Application, lane: ApplicationState): void => {
    const act = actTo(row, lane);
    if (act) run(row, act);
  };
  const labelOf = (row: Application, act: Act): string => {
    if (act !== 'interview') return t(`applications.action.${act}`);
    if (row.slots.length > 0) return t('applications.action.changeSlots');
    return t(row.interviewAt ? 'applications.action.change' : 'applications.action.offerSlots');
  };
  const menuOf = (row: Application): Action[] => [
    // What was left for later when it was accepted.
    ...(awaitsDelivery(user, row)
      ? [{ key: 'engage', label: t('projects.engage.submitCreate'), icon: IconStack2, run: () => ask('accept', [row]) }]
      : []),
    ...acts
      .filter((act) => row.actions.includes(act))
      .map((act) => ({
        ...{ key: act, label: labelOf(row, act), icon: icons[act], isDanger: act === 'reject', startsGroup: act === 'reject' },
        run: () => run(row, act),
      })),
  ];
  const engaged = (row: Application) => {
    close();
    onDone?.([row.id]);
  };

  const frame = { isOpen, onClose: close, onClosed: () => setAsked(undefined) };
  const [first] = asked?.rows ?? [];
  const dialog: ReactNode = asked && first && (
    <>
      {asked.act === 'reject' && <RejectDialog rows={asked.rows} frame={frame} send={(reason) => reject(asked.rows, reason)} />}
      {asked.act === 'accept' &&
        (mayEngage(user, first) ? (
          <EngageDialog row={first} frame={frame} send={(closing) => accept(first, closing)} onDone={() => engaged(first)} />
        ) : (
          <AcceptDialog row={first} frame={frame} send={(closing) => accept(first, closing)} />
        ))}
      {asked.act === 'interview' && (
        <InterviewDialog row={first} frame={frame} send={(proposal) => send({ row: first, ...proposal } as ToDo, first)} />
      )}
    </>
  );
  return { run, ask, moveTo, menuOf, labelOf, send, dialog };
}

export type ApplicationActs = ReturnType<typeof useApplicationActs>;
