import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import type { DraftLine } from './draft-lines.ts';
import classes from './refusing.module.css';
import type { Work } from './work.ts';

/** Whoever decides says of a line that it is refused, and why. */
export function Refusing({ line, work: { refusals } }: { line: DraftLine; work: Work }) {
  const { t } = useTexts();
  if (!refusals) return null;
  const reason = refusals.of[line.id];
  if (reason === undefined)
    return (
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        className={classes.refuse ?? ''}
        leftSection={<IconX size={14} />}
        onClick={() => refusals.set(line.id, '')}
      >
        {t('expenses.refuse.line')}
      </Button>
    );
  return (
    <span className={classes.refusing}>
      <TextInput
        autoFocus
        maxLength={300}
        aria-label={t('expenses.refuse.reason')}
        placeholder={t('expenses.refuse.reason')}
        value={reason}
        onChange={({ currentTarget }) => refusals.set(line.id, currentTarget.value)}
      />
      <Button variant="default" onClick={() => refusals.set(line.id, undefined)}>
        {t('expenses.refuse.undo')}
      </Button>
    </span>
  );
}
