import type { KeptFile } from '@jalon/domain/core/file-rules';
import { ActionIcon } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { hrefOf } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useSize } from '../core/use-size.ts';
import classes from './message.module.css';

const kindOf = ({ type }: KeptFile): string => (type === 'application/pdf' ? 'PDF' : type.slice(type.indexOf('/') + 1).toUpperCase());
const isPicture = ({ type }: KeptFile): boolean => type.startsWith('image/');

type FileProps = { conversationId: string; file: KeptFile };
const fileHref = ({ conversationId, file }: FileProps, as: 'download' | 'preview'): string =>
  hrefOf('GET /api/conversations/:id/files/:fileId', { params: { id: conversationId, fileId: file.id }, query: { as } });

/** A picture is shown; anything else has its name, and both can be opened and kept. */
export function MessageFile(props: FileProps) {
  const { t } = useTexts();
  const size = useSize();
  const { file } = props;
  const { name } = file;
  return (
    <div className={classes.file}>
      {isPicture(file) && (
        <a href={fileHref(props, 'preview')} target="_blank" rel="noopener" className={classes.picture}>
          <img src={fileHref(props, 'preview')} alt={t('chat.preview', { name })} loading="lazy" />
        </a>
      )}
      <div className={classes.fileLine}>
        <FileKind file={file} />
        <span className={classes.fileName}>
          <span title={name}>{name}</span>
          <small>{size(file.size)}</small>
        </span>
        <ActionIcon
          component="a"
          href={fileHref(props, 'preview')}
          target="_blank"
          rel="noopener"
          variant="subtle"
          color="gray"
          aria-label={t('chat.preview', { name })}
        >
          <IconEye size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          component="a"
          href={fileHref(props, 'download')}
          download
          variant="subtle"
          color="gray"
          aria-label={t('chat.download', { name })}
        >
          <IconDownload size={16} stroke={1.75} />
        </ActionIcon>
      </div>
    </div>
  );
}

export const FileKind = ({ file }: { file: KeptFile }) => (
  <span className={classes.kind} data-picture={isPicture(file) || undefined} aria-hidden>
    {kindOf(file)}
  </span>
);
