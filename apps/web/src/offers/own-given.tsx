import type { Application } from '@jalon/domain/applications/application';
import { Anchor } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { applicationClient } from '../applications/applications.api.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { askedOf } from './offer-words.ts';
import { resumeSentHref } from './offers.api.ts';
import classes from './own-application.module.css';

/** What was sent, and what has happened since; folded, since one knows it. */
export function OwnGiven({ own }: { own: Application }) {
  const { t } = useTexts();
  const format = useFormat();
  const { availableFrom, message, resume } = own;
  const terms = [askedOf(t, format, own), availableFrom && t('offers.own.available', { date: format.day(availableFrom) })];
  return (
    <>
      <Fold title={t('offers.own.given')}>
        <div>{terms.filter(Boolean).join(' · ')}</div>
        <p className={classes.message}>{message || t('offers.own.noMessage')}</p>
        {resume && (
          <p className={classes.message}>
            {t('offers.own.resume')} ·{' '}
            <Anchor href={resumeSentHref(resume)} inherit underline="always">
              {resume.name}
            </Anchor>
          </p>
        )}
      </Fold>
      <Fold title={t('offers.own.history')}>
        <OwnHistory id={own.id} />
      </Fold>
    </>
  );
}

const OwnHistory = ({ id }: { id: string }) => <RecordHistory found={useInfiniteQuery(applicationClient.history(id))} />;

/** What is inside is asked for once it is unfolded. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div className={classes.folded}>{children}</div>}
    </details>
  );
}
