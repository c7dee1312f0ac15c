import { isType } from '@jalon/domain/core/actor';
import type { View, ViewNaming } from '@jalon/domain/views/view';
import { isOfStaff, isSearch, type ViewList } from '@jalon/domain/views/view-lists';
import { Button } from '@mantine/core';
import { IconBookmark, IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { later } from '../ui/later.tsx';
import { useToast } from '../ui/toast.tsx';
import classes from './view-bar.module.css';
import { addressOf } from './view-query.ts';
import { viewText } from './view-text.ts';
import { viewClient } from './views.api.ts';

const ViewDialog = later(() => import('./view-dialog.tsx'));

type SaveProps = {
  list: ViewList;
  /** What the list shows now, as a view. */
  now: string;
  /** The view it began from. */
  open: View | undefined;
};

/** Keeps what the list shows now: as the view it began from where that is one's own, or under a new name. */
export function SaveView({ list, now, open }: SaveProps) {
  const { t } = useTexts();
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const create = viewClient.useCreate();
  const act = viewClient.useAct();
  const [asked, setAsked] = useState<{ isOpen: boolean; key: string }>();
  const isOwn = open?.actions.includes('update') ?? false;

  const save = async (naming: ViewNaming) => {
    const made = await create.mutateAsync({ body: { list, query: now, ...naming }, key: asked?.key ?? '' });
    await navigate({ search: addressOf(parameters, made) }, { replace: true, preventScrollReset: true });
    toast.done(t(viewText(list, user, 'saved'), { name: made.name }));
  };
  const update = async (view: View) => {
    const { name, isShared, isTold } = view;
    await act
      .mutateAsync({ row: view, action: 'update', input: { name, isShared, isTold, query: now } })
      .then(() => toast.done(t(viewText(list, user, 'updated'), { name })), toast.failed);
  };
  return (
    <>
      {open && isOwn && (
        <Button
          variant="light"
          size="compact-sm"
          className={classes.act}
          aria-label={t('views.update')}
          leftSection={<IconDeviceFloppy size={16} stroke={1.6} />}
          loading={act.isPending}
          onClick={() => void update(open)}
        >
          {t('views.update')}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.act}
        aria-label={t(isOwn ? 'views.saveAs' : viewText(list, user, 'save'))}
        leftSection={<IconBookmark size={16} stroke={1.6} />}
        onClick={() => setAsked({ isOpen: true, key: crypto.randomUUID() })}
      >
        {t(isOwn ? 'views.saveAs' : viewText(list, user, 'save'))}
      </Button>
      {asked && (
        <ViewDialog
          key={asked.key}
          title={t(viewText(list, user, 'save'))}
          text={t(viewText(list, user, 'saveText'))}
          submitLabel={t('views.saveButton')}
          initial={{ name: '', isShared: false, isTold: isSearch(list, user) }}
          canShare={isType(user, 'Admin') && isOfStaff(list)}
          canBeTold={isSearch(list, user)}
          isOpen={asked.isOpen}
          onSave={save}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
