import { proofRules } from '@jalon/domain/core/file-rules';
import { type Project, projectLimits } from '@jalon/domain/projects/project';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconDownload, IconEye, IconFileText, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { sendFile } from '../core/send-file.ts';
import { useSize } from '../core/use-size.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { fileHref, projectClient } from './projects.api.ts';
import classes from './projects.module.css';

// What reads a PDF is heavier than the rest of the screen.
const PdfPage = lazy(() => import('../ui/pdf-page.tsx'));

type File = NonNullable<Project['files']>[number];

type Documents = { project: Project; files: readonly File[]; hasPreview?: boolean };

/** The documents of a project: read by the client and the operator, added and removed by its keepers. */
export function ProjectDocuments({ project, files, hasPreview = false }: Documents) {
  const { t } = useTexts();
  const [shown, setShown] = useState<string>();
  const preview = files.find(({ id }) => id === shown);
  return (
    <Panel title={t('projects.documents.title')} aside={<AddDocument project={project} />} isFlush>
      {files.length === 0 ? (
        <p className={classes.none}>{t('projects.documents.none')}</p>
      ) : (
        <ul className={classes.rows}>
          {files.map((file) => (
            <Line key={file.id} project={project} file={file} onPreview={hasPreview ? () => setShown(file.id) : undefined} />
          ))}
        </ul>
      )}
      {preview && <Preview projectId={project.id} file={preview} />}
    </Panel>
  );
}

/** The file in the page: drawn here, never opened as a page of its own. */
function Preview({ projectId, file: { id, name, type } }: { projectId: string; file: File }) {
  const { t } = useTexts();
  const label = t('projects.documents.preview', { name });
  return (
    <div className={classes.preview}>
      {type === 'application/pdf' ? (
        <Suspense fallback={<Skeleton height={280} />}>
          <PdfPage key={id} address={fileHref(projectId, id)} label={label} isWhole />
        </Suspense>
      ) : (
        <img src={fileHref(projectId, id, 'preview')} alt={label} />
      )}
    </div>
  );
}

function Line({ project, file, onPreview }: { project: Project; file: File; onPreview?: (() => void) | undefined }) {
  const { t } = useTexts();
  const format = useFormat();
  const size = useSize();
  const confirm = useConfirm();
  const toast = useToast();
  const { mutateAsync } = projectClient.useAct();
  const { id, name, by, at } = file;
  const detach = async () => {
    const question = { title: t('projects.documents.detachTitle', { name }), text: t('projects.documents.detachText') };
    if (!(await confirm({ ...question, confirm: t('projects.action.detach'), isDanger: true }))) return;
    await mutateAsync({ row: project, action: 'detach', input: { fileId: id } }).then(
      () => toast.done(t('projects.done.detach')),
      (error: unknown) => toast.failed(error),
    );
  };
  return (
    <li className={classes.row}>
      <IconFileText size={24} stroke={1.5} className={classes.paper} aria-hidden />
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.line}>
          {[by && t('projects.documents.by', { name: by, date: format.shortDay(at) }), size(file.size)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {onPreview && (file.type === 'application/pdf' || file.type.startsWith('image/')) && (
        <ActionIcon variant="subtle" color="gray" aria-label={t('projects.documents.preview', { name })} onClick={onPreview}>
          <IconEye size={18} stroke={1.75} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        component="a"
        href={fileHref(project.id, id)}
        download={name}
        aria-label={t('projects.documents.download', { name })}
      >
        <IconDownload size={18} stroke={1.75} />
      </ActionIcon>
      {project.actions.includes('detach') && (
        <ActionIcon variant="subtle" color="gray" aria-label={t('projects.documents.detach', { name })} onClick={() => void detach()}>
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      )}
    </li>
  );
}

function AddDocument({ project }: { project: Project }) {
  const { t } = useTexts();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const { mutateAsync } = projectClient.useAct();
  if (!project.actions.includes('attach') || (project.files ?? []).length >= projectLimits.files) return null;
  const add = async (file: globalThis.File) => {
    setSending(true);
    try {
      const sent = await sendFile(file, { purpose: 'proof', signal: new AbortController().signal, onProgress: () => undefined });
      await mutateAsync({ row: project, action: 'attach', input: { fileId: sent.id } });
      toast.done(t('projects.done.attach'));
    } catch (error) {
      toast.refused(errorText(t, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={proofRules.types.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void add(file);
        }}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isSending}
        title={t('projects.documents.hint')}
        onClick={() => input.current?.click()}
      >
        {t('projects.documents.add')}
      </Button>
    </>
  );
}
