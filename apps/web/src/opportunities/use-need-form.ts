import { isType } from '@jalon/domain/core/actor';
import type { FieldErrors } from '@jalon/domain/core/errors';
import { permitsUser } from '@jalon/domain/core/permission';
import { plain } from '@jalon/domain/core/words';
import { gapsIn, type Opportunity, OpportunityNew } from '@jalon/domain/opportunities/opportunity';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { useNeedHrefs } from './need-hrefs.ts';
import { asSent, type NeedValues, namesLeftIn } from './need-values.ts';
import { aroundQuery, opportunityClient } from './opportunities.api.ts';

type Options = { need: Opportunity | undefined; initial: NeedValues; draft: string };
type Change = { by?: string | null };
/** Each once, however it is written. */
const distinct = (names: readonly string[]): string[] => [...new Map(names.map((name) => [plain(name), name])).values()];
const refused = (fields: FieldErrors) => new CallError(422, 'request.invalid', fields);

/** The fields of a need, and the two ways of sending them: kept, or posted at once. */
export function useNeedForm({ need, initial, draft }: Options) {
  const { t } = useTexts();
  const user = useUser();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const hrefs = useNeedHrefs();
  const isOwn = isType(user, 'Company');
  const isLive = need?.state === 'posted';
  const [key] = useState(() => crypto.randomUUID());
  const wanted = useRef<'keep' | 'post'>('keep');
  const [change, setChange] = useState<Change>();
  const create = opportunityClient.useCreate();
  const act = opportunityClient.useAct();

  async function save(body: NeedValues): Promise<Opportunity> {
    const { companyId, ...input } = body;
    if (!need) return create.mutateAsync({ body, key });
    const saved = await act.mutateAsync({ row: need, action: 'update', input });
    return saved as Opportunity;
  }

  /** What is not said yet, and must be: of what freelances read, more than of a draft. */
  const missingIn = (body: NeedValues, isShown: boolean): FieldErrors | undefined => {
    const missing = { ...(!isOwn && !body.companyId && { companyId: 'validation.required' as const }), ...(isShown && gapsIn(body)) };
    return Object.keys(missing).length > 0 ? missing : undefined;
  };

  const form = useSchemaForm(OpportunityNew, {
    initial,
    draft,
    missing: (typed) => missingIn(asSent(typed as NeedValues), wanted.current === 'post' || isLive),
    onSubmit: async (values) => {
      const body = asSent(values);
      const isPosting = wanted.current === 'post';
      const gaps = missingIn(body, isPosting || isLive);
      if (gaps) throw refused(gaps);
      const saved = await save(body).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'record.changed') setChange(error.details as Change);
        throw error;
      });
      // It is kept by now: what fails from here on must not make a second one.
      const posted = isPosting ? await post(saved) : undefined;
      if (posted !== false) toast.done(t(posted ? 'needs.done.post' : 'needs.done.update', { name: saved.title }));
      void navigate(hrefs.need(saved.id), { replace: true });
    },
  });
  const post = async (saved: Opportunity): Promise<boolean> => {
    try {
      await act.mutateAsync({ row: saved, action: 'post' });
      return true;
    } catch (error) {
      toast.failed(error, t('needs.form.notPosted'));
      return false;
    }
  };

  const { values } = form;
  const companyId = isOwn ? null : values.companyId;
  const around = useQuery({ ...aroundQuery({ companyId, divisionId: values.divisionId }), enabled: isOwn || companyId !== null });
  const known = isOwn || companyId !== null ? around.data : undefined;
  const named = namesLeftIn(values, known);

  const send = async (how: 'keep' | 'post'): Promise<void> => {
    wanted.current = how;
    const isShown = how === 'post' || isLive;
    const ask = {
      title: t('needs.form.nameTitle'),
      text: t('needs.form.nameText', { names: distinct(named).join(', ') }),
      confirm: t('needs.form.nameConfirm'),
      cancel: t('needs.form.nameCancel'),
      isDanger: true,
    };
    // What will be refused is told first.
    const body = asSent(values);
    const isRefused = missingIn(body, isShown) !== undefined || !OpportunityNew.safeParse(body).success;
    if (isShown && !isRefused && named.length > 0 && !(await confirm(ask))) return;
    await form.submit();
  };
  return {
    form,
    around: known,
    named,
    change,
    send,
    isOwn,
    isLive,
    mayPost: !isLive && (need ? need.actions.includes('post') : permitsUser(user, 'opportunities.publish')),
    leaveHref: need ? hrefs.need(need.id) : hrefs.list,
  };
}

export type NeedFormState = ReturnType<typeof useNeedForm>;
