import { Button } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { errorText, useTexts } from '../core/i18n.ts';
import classes from './message.module.css';
import { FileKind } from './message-file.tsx';
import { MessageText } from './message-text.tsx';
import { outbox, type Unsent } from './outbox.ts';

/** What one has written and the server does not have yet, in its place. */
export function UnsentMessage({ unsent: { id, text, files, state, error } }: { unsent: Unsent }) {
  const { t } = useTexts();
  const isRefused = state === 'refused';
  return (
    <article className={classes.message} data-mine data-unsent={state}>
      <div className={classes.body}>
        {text && (
          <div className={classes.bubble}>
            <MessageText text={text} />
          </div>
        )}
        {files.map((file) => (
          // It can be opened once the message has taken it.
          <div key={file.id} className={`${classes.file} ${classes.fileLine}`}>
            <FileKind file={file} />
            <span className={classes.fileName}>
              <span title={file.name}>{file.name}</span>
            </span>
          </div>
        ))}
        <p className={classes.meta} role="status">
          {isRefused ? <IconAlertCircle size={14} stroke={1.75} aria-hidden /> : <IconClock size={14} stroke={1.75} aria-hidden />}
          <span>
            {isRefused ? `${t('chat.failed')}. ${errorText(t, error)}` : t(state === 'waiting' ? 'chat.waiting' : 'chat.sending')}
          </span>
          {state !== 'sending' && (
            <>
              <Button variant="transparent" size="compact-xs" onClick={() => outbox.retry(id)}>
                {t('chat.retry')}
              </Button>
              <Button variant="transparent" size="compact-xs" onClick={() => outbox.cancel(id)}>
                {t('chat.cancel')}
              </Button>
            </>
          )}
        </p>
      </div>
    </article>
  );
}
