import { type Application, openStates } from '@jalon/domain/applications/application';
import { Checkbox, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import { PersonFace } from '../ui/face.tsx';
import type { Closing } from './accept-dialog.tsx';
import classes from './act-dialog.module.css';
import { faceOf, nameOf } from './application-look.ts';
import { ofNeedQuery } from './applications.api.ts';

const shownFaces = 5;
const isOpen = ({ state }: Application): boolean => openStates.some((one) => one === state);

/** Accepting one is an answer to the others too: what becomes of them is asked in the same place. `onChange` is given memoised state. */
export function OtherApplications({ row, onChange }: { row: Application; onChange: (closing: Closing | undefined) => void }) {
  const { t } = useTexts();
  const need = useQuery(opportunityClient.one(row.opportunityId)).data;
  const listed = useQuery(ofNeedQuery(row.opportunityId)).data;
  const [wantsClosing, setClosing] = useState(true);
  const [message, setMessage] = useState(t('applications.accept.standard'));
  const others = listed?.rows.filter((one) => one.id !== row.id && isOpen(one)) ?? [];
  const hidden = need?.preselection?.count ?? 0;
  const count = others.length + hidden;
  const mayClose = need?.actions.includes('close') === true;
  const closes = mayClose && wantsClosing;
  useEffect(() => {
    onChange(closes && need ? { need, count, message: message.trim() } : undefined);
  }, [closes, need, count, message, onChange]);
  const met = others.filter(({ interviewAt }) => interviewAt && Date.parse(interviewAt) > Date.now()).map(nameOf);
  if (!need || !listed || !mayClose) return null;
  return (
    <section className={classes.others}>
      <div className={classes.othersHead}>
        <h3>{t('applications.accept.others')}</h3>
        <span className={classes.faces}>
          {others.slice(0, shownFaces).map((one) => (
            <PersonFace key={one.id} person={faceOf(one)} size={24} />
          ))}
          {hidden > 0 && <span>{t('applications.accept.preselected', { count: hidden })}</span>}
        </span>
      </div>
      <Checkbox
        checked={wantsClosing}
        onChange={({ currentTarget }) => setClosing(currentTarget.checked)}
        label={count > 0 ? t('applications.accept.close', { count }) : t('applications.accept.closeAlone')}
        description={
          closes
            ? met.length > 0 && t('applications.accept.cancels', { names: met.join(', ') })
            : count > 0 && t('applications.accept.stays')
        }
      />
      {closes && count > 0 && (
        <Textarea
          label={t('applications.accept.message')}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          maxLength={500}
          autosize
          minRows={2}
          maxRows={6}
        />
      )}
    </section>
  );
}
