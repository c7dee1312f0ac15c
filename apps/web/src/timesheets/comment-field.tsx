import { Button, Textarea } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './comment-field.module.css';
import type { Delivered } from './month-model.ts';

/** As much as the server takes. */
const most = 1000;
/** Those that would turn to another month, or undo days. */
const monthKeys = /^(Page(Up|Down)|z)$/i;

type CommentFieldProps = { one: Delivered; text: string; onSay: (deliveryId: string, text: string) => void };

/** What the freelance says of the month of one delivery; whoever validates it reads it. */
export function CommentField({ one: { delivery, timesheet }, text, onSay }: CommentFieldProps) {
  const { t } = useTexts();
  const [isWanted, setWanted] = useState(false);
  // What is being typed stays as it is: once it is saved it comes back without the spaces at its ends.
  const [typed, setTyped] = useState<string>();
  const isLocked = timesheet?.state === 'waiting' || timesheet?.state === 'validated';
  if (isLocked) return text && <p className={classes.comment}>{text}</p>;
  if (!text && !isWanted)
    return (
      <div className={`${classes.comment} ${classes.add}`}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconMessagePlus size={16} stroke={1.75} aria-hidden />}
          aria-label={`${t('timesheets.comment.add')}, ${delivery.title}`}
          onClick={() => setWanted(true)}
        >
          {t('timesheets.comment.add')}
        </Button>
      </div>
    );
  return (
    <Textarea
      className={classes.comment ?? ''}
      aria-label={t('timesheets.comment.label', { name: delivery.title })}
      placeholder={t('timesheets.comment.hint')}
      value={typed ?? text}
      autosize
      minRows={1}
      maxRows={8}
      maxLength={most}
      autoFocus={isWanted}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onSay(delivery.id, value);
      }}
      onBlur={() => {
        setTyped(undefined);
        setWanted(false);
      }}
      // The keys of the month are not those of a text.
      onKeyDown={(event) => monthKeys.test(event.key) && event.stopPropagation()}
    />
  );
}
