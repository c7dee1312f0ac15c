import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import type { ListName } from '@jalon/domain/core/reference-lists';
import type { ReferentialValue } from '@jalon/domain/referentials/referential';
import { Button, Drawer, Skeleton, Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText, useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReferentialCreateForm } from './referential-create-form.tsx';
import { ReferentialEditForm } from './referential-edit-form.tsx';
import { ReferentialHistory } from './referential-history.tsx';
import { valueQuery } from './referentials.api.ts';

/** `?value=new` adds a value, `?value=<id>` opens one: the drawer has an address like any page. */
export function ReferentialDrawer({ list }: { list: ListName }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('value');
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const isDirty = useRef(false);

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
    const question = { title: t('table.discardTitle'), text: t('table.discardText'), confirm: t('table.discard'), isDanger: true };
    if (!isDirty.current || (await confirm(question))) close();
  };
  return (
    <Drawer
      opened={wanted !== null}
      onClose={leave}
      title={t(shown === 'new' ? 'referentials.new' : 'referentials.edit')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {shown === 'new' && <ReferentialCreateForm list={list} onClose={close} />}
      {shown && shown !== 'new' && <OpenValue key={shown} list={list} id={shown} isDirty={isDirty} onClose={close} onLeave={leave} />}
    </Drawer>
  );
}

type OpenValueProps = { list: ListName; id: string; isDirty: RefObject<boolean>; onClose: () => void; onLeave: () => void };

function OpenValue({ list, id, ...form }: OpenValueProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(valueQuery(list, id));
  // The form keeps the version it started from, whatever is fetched since: that is how a change by somebody else is noticed.
  const [start, setStart] = useState<ReferentialValue>();
  if (data && !start) setStart(data);
  if (error && !data)
    return <EmptyState title={errorText(t, error)} action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>} />;
  return (
    <Tabs defaultValue="details" keepMounted>
      <Tabs.List mb="md">
        <Tabs.Tab value="details">{t('referentials.details')}</Tabs.Tab>
        <Tabs.Tab value="history">{t('referentials.history')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details">
        {start ? <ReferentialEditForm list={list} value={start} state={data?.state ?? start.state} {...form} /> : <FormSkeleton />}
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <ReferentialHistory list={list} id={id} />
      </Tabs.Panel>
    </Tabs>
  );
}

const FormSkeleton = () => (
  <Stack>
    <Skeleton height={56} />
    <Skeleton height={56} />
    <Skeleton height={56} />
  </Stack>
);
