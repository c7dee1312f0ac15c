import { isPlanLow } from '@jalon/domain/connector/connector';
import type { ConnectorStatus } from '@jalon/domain/connector/sync-run-api';
import { href } from '@jalon/domain/core/routes';
import { cityOf } from '@jalon/domain/core/zoned';
import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { statusQuery, useTest } from './connector.api.ts';
import classes from './connector.module.css';
import { momentIn } from './next-run.ts';
import { useRunWords } from './run-words.ts';
import { syncHref } from './sync-places.ts';

const Fact = ({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      {note && <span>{note}</span>}
    </dd>
  </div>
);

/** Whether the tool is connected, when it was and will be read, and how much of the plan is used. */
export function ConnectionBand({ status }: { status: ConnectorStatus }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const { inShort } = useRunWords();
  const { isConfigured, host, lastCall, lastRun, nextAt, appliesByItself, calls, monthlyCalls } = status;
  const next = nextAt ? momentIn(language, nextAt, status.timeZone) : undefined;
  const isBroken = isConfigured && lastCall?.problem != null;
  const state = !isConfigured ? 'off' : isBroken ? 'broken' : 'on';
  const share = Math.min(calls / monthlyCalls, 1);
  const isLow = isPlanLow(calls, monthlyCalls);
  return (
    <section className={classes.band} aria-label={t('connector.band')}>
      <div className={classes.bandTop}>
        <div className={classes.tool}>
          <span className={classes.art} aria-hidden>
            <IconPlugConnected size={20} stroke={1.6} />
          </span>
          <div>
            <h2 className={classes.toolName}>{t('connector.tool')}</h2>
            <StateBadge tone={state === 'on' ? 'positive' : state === 'off' ? 'neutral' : 'negative'}>
              {t(`connector.status.${state}`)}
            </StateBadge>
            {host && <span className={classes.host}>{host}</span>}
          </div>
        </div>
        <dl className={classes.facts}>
          <Fact
            name={t('connector.lastRun')}
            value={
              lastRun ? (
                <Link to={syncHref('preview', { run: lastRun.id })}>
                  <RelativeTime iso={lastRun.createdAt} />
                </Link>
              ) : (
                t('connector.noRun')
              )
            }
            note={lastRun && `${t(`words.syncRun.state.${lastRun.state}`)}, ${inShort(lastRun)}`}
          />
          <Fact
            name={t('connector.nextRun')}
            value={
              next
                ? t(next.zone ? 'connector.nextAtIn' : 'connector.nextAt', {
                    ...next,
                    zone: next.zone ? cityOf(next.zone) : '',
                  })
                : t('connector.noNext')
            }
            note={nextAt && t(appliesByItself ? 'connector.nextAlone' : 'connector.nextAsked')}
          />
          <Fact
            name={t('connector.calls')}
            value={t('connector.callsOf', { calls: format.number(calls), most: format.number(monthlyCalls) })}
            note={
              <>
                <span className={classes.meter} data-low={isLow || undefined} aria-hidden>
                  <span style={{ inlineSize: `${share * 100}%` }} />
                </span>
                {isLow && t('connector.callsLow')}
              </>
            }
          />
          <Fact
            name={t('connector.lastCall')}
            value={lastCall ? <RelativeTime iso={lastCall.at} /> : t('connector.neverCalled')}
            note={lastCall?.problem && t(`words.syncRun.value.failure.${lastCall.problem}`)}
          />
        </dl>
      </div>
      {isConfigured && <TestConnection lastCallAt={lastCall?.at} />}
    </section>
  );
}

/** Asks the tool who we are there; what it refuses says what to do about it. Once the tool was called again, the band knows better. */
function TestConnection({ lastCallAt }: { lastCallAt: string | undefined }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useTest();
  const [toldOf, setToldOf] = useState<string>();
  const test = () => mutate(undefined, { onSettled: () => setToldOf(client.getQueryData(statusQuery.queryKey)?.lastCall?.at) });
  const isTold = !isPending && toldOf === lastCallAt;
  return (
    <div className={classes.test}>
      <Button variant="default" size="compact-md" loading={isPending} onClick={test}>
        {t('connector.test')}
      </Button>
      <Button component={Link} to={`${href('admin.imports')}?source=tool&kind=companies`} variant="subtle" size="compact-md">
        {t('connector.importRecords')}
      </Button>
      <p role="status" data-bad={error ? true : undefined}>
        {isTold && error ? errorText(t, error) : isTold && data ? t('connector.tested', data) : null}
      </p>
    </div>
  );
}
