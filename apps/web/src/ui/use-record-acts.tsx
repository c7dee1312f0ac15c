import type { AnyResource } from '@jalon/domain/core/resource';
import type { ActionSpec } from '@jalon/domain/core/workflow';
import {
  IconBriefcase,
  IconCircleCheck,
  IconCircleOff,
  IconEyeOff,
  IconMail,
  IconPencil,
  IconTrash,
  IconUpload,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { textOr } from '../core/i18n.ts';
import type { ActOf, RecordOf, ResourceClient } from '../core/resource.ts';
import type { Question } from './action-dialog.tsx';
import type { Action } from './action-menu.tsx';
import { useConfirm } from './confirm.tsx';
import { later } from './later.tsx';
import { useToast } from './toast.tsx';

const ActionDialog = later(() => import('./action-dialog.tsx'));

type Row = { id: string; version: number; state: string; actions: readonly string[] };
type Words<R extends AnyResource> = {
  /** The section of the texts: `action.<name>`, `done.<name>`, `column.<field>`, `deleteTitle`, `deleteText`. */
  texts: string;
  nameOf: (row: RecordOf<R>) => string;
  /** What its words may tell beyond its plain texts: a day as people say it. */
  told?: (row: RecordOf<R>) => Record<string, string>;
  /** Whether what goes for good is named once more by whoever removes it; where little hangs on it, a plain yes will do. */
  isTyped?: boolean;
  /** What a removal says and has typed, where that depends on the record. */
  removal?: (row: RecordOf<R>) => { text: string; typed?: string };
  /** What is asked of whoever makes one by hand, where the call takes more than that. */
  asked?: z.ZodObject;
  /** What a dialog begins with beyond what the record says. */
  start?: (row: RecordOf<R>, action: string) => object;
  /** What an action that is offered cannot do now, told in the feature’s own way instead: before it is asked for, or once it was refused. */
  explain?: (row: RecordOf<R>, action: string, error?: unknown) => Promise<boolean>;
  /** How it is sent, where what is refused at first may be done once something else was asked for. */
  around?: <Done>(row: RecordOf<R>, send: () => Promise<Done>) => Promise<Done>;
};

/** Actions that many flows have look the same everywhere. */
export const actionIcons: Record<string, TablerIcon> = {
  update: IconPencil,
  assign: IconBriefcase,
  resend: IconMail,
  disable: IconCircleOff,
  activate: IconCircleCheck,
  publish: IconUpload,
  unpublish: IconEyeOff,
  delete: IconTrash,
  remove: IconTrash,
};

/** What a button is called that asks nothing more. */
export const finalOf = (label: string): string => label.replace(/…$/, '');

/** What words may tell of a record: its plain texts. */
const plainOf = (row: object): Record<string, string> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === 'string'));

/** The menu of a record from its flow: what its `actions` say, a dialog for what asks for something, and the way back where there is one. */
export function useRecordActs<R extends AnyResource>(
  client: ResourceClient<R>,
  { texts, nameOf, told, isTyped = true, removal, explain, around, start, asked = client.resource.flow.create.input }: Words<R>,
) {
  const toast = useToast();
  const confirm = useConfirm();
  const { mutateAsync } = client.useAct();
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const specs = client.resource.flow.actions as Readonly<Record<string, ActionSpec>>;
  const toldOf = (row: RecordOf<R>, now = row) => ({ ...plainOf(row), ...told?.(now), name: nameOf(row) });
  const words = (part: string, action: string, row: RecordOf<R>, now = row) =>
    textOr(`${texts}.${part}.${action}`, action, toldOf(row, now));

  const send = async (row: RecordOf<R>, action: string, input?: Record<string, unknown>, isBack = false): Promise<void> => {
    // An act and its input belong together by the flow; here both come from it.
    const sending = () => mutateAsync({ row, action, input } as unknown as ActOf<R>);
    const after = (await (around?.(row, sending) ?? sending())) as RecordOf<R> | null;
    const back = specs[action]?.undoneBy;
    // That it was undone is said by the offer to undo it.
    if (isBack) return;
    if (!after || !back || specs[back]?.input) return toast.done(words('done', action, row, after ?? row));
    toast.undoable(words('done', action, row), () => send(after, back, undefined, true));
  };

  /** Whether it was done; what asks for something is done by its dialog. */
  const run = async (row: RecordOf<R>, action: string): Promise<boolean> => {
    const spec = specs[action];
    if (await explain?.(row, action)) return false;
    if (spec?.input) {
      setQuestion({
        texts,
        action,
        schema: spec.input,
        initial: { ...row, ...start?.(row, action) },
        about: row.id as string,
        told: toldOf(row),
        send: (input) => send(row, action, input),
      });
      setOpen(true);
      return false;
    }
    const name = nameOf(row);
    const ask = {
      title: textOr(`${texts}.deleteTitle`, name, { name }),
      text: textOr(`${texts}.deleteText`, ''),
      confirm: finalOf(words('action', action, row)),
      ...(isTyped && { typed: name }),
      ...removal?.(row),
    };
    if (spec?.to === 'gone' && !(await confirm({ ...ask, isDanger: true }))) return false;
    try {
      await send(row, action);
      return true;
    } catch (error) {
      if (!(await explain?.(row, action, error))) toast.failed(error);
      return false;
    }
  };

  const { mutateAsync: make } = client.useCreate();
  const create = () => {
    const key = crypto.randomUUID();
    const save = async (body: Record<string, unknown>) => {
      const made = await make({ body: body as never, key });
      toast.done(words('done', 'create', made));
    };
    setQuestion({ texts, action: 'create', schema: asked, send: save });
    setOpen(true);
  };

  const menuOf = (row: RecordOf<R>): Action[] =>
    (row as unknown as Row).actions.map((action) => ({
      key: action,
      label: words('action', action, row),
      icon: actionIcons[action],
      run: () => void run(row, action),
      isDanger: specs[action]?.to === 'gone',
      startsGroup: specs[action]?.to === 'gone',
    }));

  const dialog: ReactNode = question && (
    <ActionDialog
      key={`${question.action} ${question.about}`}
      question={question}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={() => setQuestion(undefined)}
    />
  );
  return { create, run, menuOf, dialog };
}
