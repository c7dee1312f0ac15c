import { Button } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { errorText, useTexts } from '../core/i18n.ts';
import classes from './message.module.css';
import { MessageFile } from './message-file.tsx';
import { MessageText } from './message-text.tsx';
import { outbox, type Unsent } from './outbox.ts';

/** What one has written and the server does not have yet, in its place. */
export function UnsentMessage({ unsent: { id, conversationId, text, files, state, error } }: { unsent: Unsent }) {
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
          <MessageFile key={file.id} conversationId={conversationId} file={file} />
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
