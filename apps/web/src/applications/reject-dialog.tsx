import type { Application } from '@jalon/domain/applications/application';
import { Textarea, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import classes from './act-dialog.module.css';
import { ActDialog, Unready } from './act-dialog.tsx';
import { faceOf, nameOf } from './application-look.ts';
import { PlannedInterview } from './planned-interview.tsx';

const reasons = ['closer', 'skills', 'rate', 'availability', 'gone'] as const;
const limit = 1000;

export type DialogFrame = { isOpen: boolean; onClose: () => void; onClosed: () => void };
type RejectProps = { rows: readonly Application[]; send: (reason: string) => Promise<void>; frame: DialogFrame };

/** Why, in the words that the candidate reads: suggested, and theirs to change who refuses. */
export default function RejectDialog({ rows, send, frame }: RejectProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [only] = rows;
  const count = rows.length;
  if (!only) return null;
  const isOne = count === 1;
  const name = only.owner.firstName;
  const missing = isAsked && text.trim() === '' ? t('applications.reject.required') : undefined;
  const submit = async () => {
    setAsked(true);
    if (text.trim() === '') throw new Unready(t('applications.reject.required'));
    await send(text.trim());
  };
  return (
    <ActDialog
      {...frame}
      isDanger
      title={isOne ? t('applications.reject.title') : t('applications.reject.titleEach', { count })}
      about={isOne ? t('applications.forNeed', { name: nameOf(only), need: only.opportunity.title }) : only.opportunity.title}
      face={isOne && <PersonFace person={faceOf(only)} size={40} />}
      hint={isOne ? t('applications.reject.reads', { name }) : t('applications.reject.readsEach')}
      submitLabel={isOne ? t('applications.reject.confirm') : t('applications.reject.confirmEach', { count })}
      onSubmit={submit}
    >
      {isOne && <PlannedInterview row={only} />}
      <fieldset className={classes.chips}>
        <legend className={classes.legend}>{t('applications.reject.suggested')}</legend>
        {reasons.map((reason) => (
          <UnstyledButton
            key={reason}
            className={classes.chip}
            aria-pressed={text === t(`applications.reasonTexts.${reason}`)}
            onClick={() => setText(t(`applications.reasonTexts.${reason}`))}
          >
            {t(`applications.reasons.${reason}`)}
          </UnstyledButton>
        ))}
      </fieldset>
      <Textarea
        label={isOne ? t('applications.reject.message', { name }) : t('applications.reject.messageEach')}
        required
        value={text}
        error={missing}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={limit}
        minRows={3}
        autosize
        maxRows={8}
        data-autofocus
      />
    </ActDialog>
  );
}
