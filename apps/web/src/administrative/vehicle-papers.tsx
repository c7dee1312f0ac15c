import { type VehiclePaper, vehiclePapers } from '@jalon/domain/administrative/administrative-file';
import type { OwnFile, Paper } from '@jalon/domain/administrative/administrative-schema';
import { proofRules } from '@jalon/domain/core/file-rules';
import { Anchor } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, hrefOf } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { sendFile } from '../core/send-file.ts';
import { useSize } from '../core/use-size.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { FileField } from '../ui/file-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { ownFileQuery } from './administrative.api.ts';
import classes from './vehicle-papers.module.css';

/** The papers of the vehicle, one file of each: given, replaced, taken back. */
export function VehiclePapers({ papers }: { papers: readonly Paper[] }) {
  const { t } = useTexts();
  return (
    <>
      <p className={classes.why}>{t('administrative.papersWhy')}</p>
      <ul className={classes.papers}>
        {vehiclePapers.map((kind) => (
          <li key={kind}>
            <OwnPaper kind={kind} paper={papers.find((one) => one.kind === kind)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OwnPaper({ kind, paper }: { kind: VehiclePaper; paper: Paper | undefined }) {
  const { t } = useTexts();
  const { give, remove, progress, error } = usePaper(kind);
  const name = t(`administrative.paper.${kind}`);
  const address = hrefOf('GET /api/administrative-file/papers/:kind', { params: { kind }, query: {} });
  const words = {
    label: t('administrative.give', { name }),
    ask: progress === undefined ? t(paper ? 'administrative.replace' : 'administrative.drop') : `${Math.round(progress * 100)} %`,
    browse: progress === undefined ? t('administrative.browse') : '',
    camera: t('administrative.camera', { name }),
    drop: t('administrative.drop'),
  };
  const actions = [
    { key: 'download', label: t('administrative.download'), icon: IconDownload, run: () => window.location.assign(address) },
    { key: 'remove', label: t('administrative.remove'), icon: IconTrash, isDanger: true, startsGroup: true, run: () => void remove(name) },
  ];
  return (
    <>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        {paper && <ActionMenu label={t('administrative.acts', { name })} actions={actions} />}
      </div>
      {paper && <PaperFile paper={paper} />}
      <FileField
        words={words}
        accept={proofRules.types}
        onFiles={([file]) => file && void give(file)}
        isBusy={progress !== undefined}
        error={error}
      />
    </>
  );
}

/** What a paper is kept as; a link where it is for an administrator to open. */
export function PaperFile({ paper: { file, addedAt }, address }: { paper: Paper; address?: string }) {
  const format = useFormat();
  const size = useSize();
  return (
    <p className={classes.file}>
      {address ? <Anchor href={address}>{file.name}</Anchor> : <span>{file.name}</span>}
      <small>
        {format.day(addedAt)} · {size(file.size)}
      </small>
    </p>
  );
}

/** Gives or takes back one paper. What is refused on the way in is told where the file was dropped. */
function usePaper(kind: VehiclePaper) {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const kept = (file: OwnFile) => client.setQueryData(ownFileQuery.queryKey, file);
  const give = async (file: File) => {
    setError(undefined);
    setProgress(0);
    try {
      const sent = await sendFile(file, { purpose: 'proof', signal: new AbortController().signal, onProgress: setProgress });
      kept(await call('PUT /api/administrative-file/papers/:kind', { params: { kind }, body: { fileId: sent.id } }));
      toast.done(t('administrative.given'));
    } catch (failure) {
      setError(errorText(t, failure));
    } finally {
      setProgress(undefined);
    }
  };
  const remove = async (name: string) => {
    const question = { title: t('administrative.removeTitle', { name }), text: t('administrative.removeText') };
    if (!(await confirm({ ...question, confirm: t('administrative.remove'), isDanger: true }))) return;
    try {
      kept(await call('DELETE /api/administrative-file/papers/:kind', { params: { kind } }));
      toast.done(t('administrative.removed'));
    } catch (failure) {
      toast.failed(failure);
    }
  };
  return { give, remove, progress, error };
}
