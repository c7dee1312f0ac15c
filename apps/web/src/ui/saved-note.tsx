import { Button } from '@mantine/core';
import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './saved-note.module.css';

type SavedNoteProps = {
  isSaving: boolean;
  savedAt: string | undefined;
  /** Why it is not saved. */
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** Whether what is typed has reached the server; nothing before something was typed. */
export function SavedNote({ isSaving, savedAt, problem, onRetry }: SavedNoteProps) {
  const { t } = useTexts();
  const format = useFormat();
  const text = problem ?? (isSaving ? t('common.saving') : savedAt && t('common.savedAt', { time: format.time(savedAt) }));
  const Cloud = problem ? IconCloudOff : IconCloudCheck;
  return (
    <span className={classes.saved} data-bad={problem !== undefined || undefined} role="status">
      {text && <Cloud size={16} stroke={1.75} aria-hidden />}
      {text}
      {onRetry && (
        <Button variant="subtle" size="compact-sm" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </span>
  );
}
