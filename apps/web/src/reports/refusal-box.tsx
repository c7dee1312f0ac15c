import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './refusal-box.module.css';

const reasons = { expense: ['receipt', 'amount', 'contract', 'other'], days: ['contract', 'other'] } as const;
type BoxProps = { name: string; about: string; isExpense: boolean; onRefuse: (reason: string) => void; onCancel: () => void };

/** Why one line is refused, in the words that its owner reads: suggested, and theirs to change who refuses. */
export function RefusalBox({ name, about, isExpense, onRefuse, onCancel }: BoxProps) {
  const { t } = useTexts();
  const [picked, setPicked] = useState<string>();
  const [text, setText] = useState('');
  const submit = () => text.trim() && onRefuse(text.trim());
  return (
    <fieldset className={classes.box} aria-label={t('reports.detail.refuseLine', { name: about })}>
      <p className={classes.title}>{t('reports.refusal.title')}</p>
      <div className={classes.reasons}>
        {reasons[isExpense ? 'expense' : 'days'].map((reason) => (
          <UnstyledButton
            key={reason}
            className={classes.reason}
            aria-pressed={picked === reason}
            onClick={() => {
              setPicked(reason);
              setText(reason === 'other' ? '' : t(`reports.refusal.text.${reason}`));
            }}
          >
            {t(`reports.refusal.reason.${reason}`)}
          </UnstyledButton>
        ))}
      </div>
      <TextInput
        aria-label={t('reports.refusal.message')}
        placeholder={t('reports.refusal.message')}
        value={text}
        maxLength={300}
        autoFocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit();
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className={classes.foot}>
        <span>{t('reports.refusal.reads', { name })}</span>
        <Button variant="default" size="xs" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="xs" color="red" variant="light" disabled={text.trim() === ''} onClick={submit}>
          {t('reports.refusal.confirm')}
        </Button>
      </div>
    </fieldset>
  );
}
