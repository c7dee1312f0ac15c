import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed, Waiting } from '../account/panel-states.tsx';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { useUser } from '../core/session.ts';
import { Panel } from '../ui/panel.tsx';
import { consentQuery, openingsQuery } from './consent.api.ts';
import classes from './retention.module.css';
import { useRenew } from './use-renew.ts';

const shownAtFirst = 5;

/** Until when one's own data is kept, and who has looked at the profile. */
export function OwnRetentionPanel() {
  const { t } = useTexts();
  const isSeen = useUser().seenBy !== null;
  return (
    <Panel title={t('retention.own.title')}>
      <OwnConsentLine isSeen={isSeen} />
      <h3 className={classes.heading}>{t('retention.own.openings')}</h3>
      <p className={classes.text}>{t(isSeen ? 'retention.own.personal' : 'retention.own.openingsHint')}</p>
      {!isSeen && <Openings />}
    </Panel>
  );
}

function OwnConsentLine({ isSeen }: { isSeen: boolean }) {
  const { t } = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useQuery(consentQuery);
  const { mutate: renew, isPending } = useRenew();
  if (error && !data) return <Failed title={t('retention.own.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting lines={1} />;
  const { consent } = data;
  const told = [
    consent ? t('retention.own.keptUntil', { date: format.date(consent.dueOn) }) : t('retention.own.keptAsLong'),
    ...(consent?.renewedAt ? [t('retention.own.renewedAt', { date: format.date(consent.renewedAt) })] : []),
  ];
  return (
    <div className={classes.line}>
      <p className={classes.text}>{told.join(' ')}</p>
      {consent && !isSeen && (
        <Button variant="default" flex="none" loading={isPending} onClick={() => renew(consent)}>
          {t('retention.own.renew')}
        </Button>
      )}
    </div>
  );
}

function Openings() {
  const { t } = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useQuery(openingsQuery);
  const operator = useOperator().name;
  const [isWhole, setWhole] = useState(false);
  if (error && !data) return <Failed title={t('retention.own.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting lines={3} />;
  if (data.length === 0) return <p className={classes.text}>{t('retention.own.noOpening')}</p>;
  return (
    <>
      <ul className={classes.openings}>
        {(isWhole ? data : data.slice(0, shownAtFirst)).map(({ by, isCompany, day }) => (
          <li key={`${day} ${by}`}>
            <span>
              <b>{by ?? t('retention.own.someCompany')}</b>
              <small>
                {isCompany ? t(by === null ? 'retention.own.unnamed' : 'retention.own.company') : t('retention.own.staff', { operator })}
              </small>
            </span>
            <time dateTime={day}>{format.date(day)}</time>
          </li>
        ))}
      </ul>
      {data.length > shownAtFirst && !isWhole && (
        <Button variant="default" size="compact-md" onClick={() => setWhole(true)}>
          {t('retention.own.more')}
        </Button>
      )}
    </>
  );
}
