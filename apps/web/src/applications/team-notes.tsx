import type { ApplicationNote } from '@jalon/domain/application-notes/application-note';
import type { Application } from '@jalon/domain/applications/application';
import { isType } from '@jalon/domain/core/actor';
import { ActionIcon, Button, Checkbox, Skeleton, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonFace } from '../ui/face.tsx';
import { Panel } from '../ui/panel.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { useKeeping, useTakenUp } from '../ui/use-draft.ts';
import { noteClient, notesQuery, useRate } from './applications.api.ts';
import classes from './notes.module.css';
import { StarField, Stars } from './stars.tsx';

/** What the team makes of somebody: notes and stars, which the candidate never sees. */
export function TeamNotes({ application }: { application: Application }) {
  const { t } = useTexts();
  const toast = useToast();
  const { data, error, refetch } = useQuery(notesQuery(application.id));
  const rate = useRate(application.id);
  const mine = rate.isPending ? (rate.variables ?? null) : (application.rating?.mine ?? null);
  const pick = (stars: number | null) => rate.mutate(stars, { onError: (failure) => toast.failed(failure) });
  const aside = (
    <span className={classes.mine}>
      <span aria-hidden>{t('applications.notes.mine')}</span>
      <StarField value={mine} onPick={pick} />
    </span>
  );
  return (
    <Panel title={t('applications.notes.title')} aside={aside} isFlush>
      {error && !data && (
        <EmptyState title={errorText(t, error)} action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>} />
      )}
      {!data && !error && <Skeleton height={96} aria-busy="true" />}
      {data && data.rows.length === 0 && <p className={classes.empty}>{t('applications.notes.empty')}</p>}
      {data && data.rows.length > 0 && (
        <ul className={classes.notes}>
          {data.rows.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      <NewNote applicationId={application.id} />
    </Panel>
  );
}

function Note({ note }: { note: ApplicationNote }) {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const isCompany = isType(useUser(), 'Company');
  const { mutateAsync } = noteClient.useAct();
  const { author, stars, side, isShared, createdAt, text, actions } = note;
  const remove = async () => {
    const question = { title: t('applications.notes.deleteTitle'), text: t('applications.notes.deleteText') };
    if (!(await confirm({ ...question, confirm: t('applications.notes.delete'), isDanger: true }))) return;
    await mutateAsync({ row: note, action: 'delete' }).then(() => toast.done(t('applications.notes.deleted')), toast.failed);
  };
  return (
    <li className={classes.note}>
      <PersonFace person={author} size={28} />
      <div className={classes.body}>
        <p className={classes.by}>
          <b>
            {author.firstName} {author.lastName}
          </b>
          {stars !== null && <Stars count={stars} />}
          {isCompany && side === 'staff' && (
            <StateBadge isChip tone="neutral">
              {t('applications.notes.preselection')}
            </StateBadge>
          )}
          {!isCompany && isShared && (
            <StateBadge isChip tone="accent">
              {t('applications.notes.shared')}
            </StateBadge>
          )}
          <span className={classes.when}>
            <RelativeTime iso={createdAt} />
          </span>
          {actions.includes('delete') && (
            <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('applications.notes.delete')} onClick={() => void remove()}>
              <IconTrash size={14} stroke={1.75} />
            </ActionIcon>
          )}
        </p>
        <p className={classes.text}>{text}</p>
      </div>
    </li>
  );
}

const untouched = { text: '', isShared: false };

/** What is typed is kept until it is sent, also for the page of the same application. */
function NewNote({ applicationId }: { applicationId: string }) {
  const { t } = useTexts();
  const toast = useToast();
  const hint = useId();
  const isCompany = isType(useUser(), 'Company');
  const { mutateAsync, isPending } = noteClient.useCreate();
  const taken = useTakenUp({ draft: `note.${applicationId}`, about: undefined, initial: untouched });
  const [values, setValues] = useState<typeof untouched>({ ...untouched, ...taken.kept });
  const forget = useKeeping(taken, values, untouched);
  const { text, isShared } = values;
  // The same until it has come: sent again, it makes one note.
  const key = useRef(crypto.randomUUID());
  const add = async () => {
    if (text.trim() === '' || isPending) return;
    try {
      await mutateAsync({ body: { applicationId, text: text.trim(), isShared }, key: key.current });
      key.current = crypto.randomUUID();
      forget();
      setValues(untouched);
      toast.done(t('applications.notes.added'));
    } catch (error) {
      toast.failed(error);
    }
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void add();
  };
  return (
    <div className={classes.new}>
      <Textarea
        aria-label={t(isCompany ? 'applications.notes.write' : 'applications.notes.writeStaff')}
        aria-describedby={hint}
        aria-keyshortcuts="n"
        placeholder={t(isCompany ? 'applications.notes.write' : 'applications.notes.writeStaff')}
        value={text}
        onChange={({ currentTarget }) => setValues({ ...values, text: currentTarget.value })}
        onKeyDown={sendByKey}
        maxLength={2000}
        autosize
        minRows={1}
        maxRows={8}
        data-note
      />
      {!isCompany && (
        <Checkbox
          size="xs"
          checked={isShared}
          onChange={({ currentTarget }) => setValues({ ...values, isShared: currentTarget.checked })}
          label={t('applications.notes.share')}
        />
      )}
      <div className={classes.send}>
        <p id={hint} className={classes.hint}>
          {t('applications.notes.never')}
        </p>
        {text.trim() !== '' && (
          <Button size="xs" loading={isPending} onClick={() => void add()}>
            {t('applications.notes.add')}
          </Button>
        )}
      </div>
    </div>
  );
}
