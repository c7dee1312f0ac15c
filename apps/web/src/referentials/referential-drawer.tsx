import type { ListName } from '@jalon/domain/core/reference-lists';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { useToast } from '../ui/toast.tsx';
import { ReferentialCreateForm } from './referential-create-form.tsx';
import { ReferentialOpenValue } from './referential-open-value.tsx';
import { isMissing, valueQuery } from './referentials.api.ts';

/** `?value=new` adds a value, `?value=<id>` opens one: the drawer has an address like any page. */
export function ReferentialDrawer({ list }: { list: ListName }) {
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const toast = useToast();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('value');
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const isDirty = useRef(false);
  const draft = useRef<() => void>(undefined);
  const { data: value, error } = useQuery({ ...valueQuery(list, shown ?? ''), enabled: shown !== null && shown !== 'new' });

  const close = () => {
    isDirty.current = false;
    setParameters(
      (now) => {
        now.delete('value');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const leave = async () => {
    const question = {
      title: t('table.discardTitle'),
      text: t('table.discardText'),
      confirm: t('table.discard'),
      cancel: t('table.keepEditing'),
      isDanger: true,
    };
    const isLeaving = !isDirty.current || (await confirm(question));
    if (shown === 'new' && draft.current) toast.offering(t('table.draftKept'), { label: t('table.deleteDraft'), run: draft.current });
    if (isLeaving) close();
    return isLeaving;
  };
  return (
    <SideDrawer
      title={
        shown === 'new' ? t('referentials.new') : (value?.[language] ?? t(isMissing(error) ? 'referentials.value' : 'referentials.edit'))
      }
      isOpen={wanted !== null}
      onClose={leave}
      onClosed={() => setShown(null)}
    >
      {shown === 'new' && <ReferentialCreateForm list={list} draft={draft} onClose={close} onLeave={leave} />}
      {shown && shown !== 'new' && (
        <ReferentialOpenValue key={shown} list={list} id={shown} isDirty={isDirty} onClose={close} onLeave={leave} />
      )}
    </SideDrawer>
  );
}
