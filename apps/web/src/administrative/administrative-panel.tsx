import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Failed, Waiting } from '../account/panel-states.tsx';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Columns } from '../ui/columns.tsx';
import { Panel } from '../ui/panel.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { ownFileQuery } from './administrative.api.ts';
import classes from './administrative.module.css';
import { FileForm } from './file-form.tsx';
import { VehiclePapers } from './vehicle-papers.tsx';

/** What a contract and a payment ask of the freelance who looks, and who has read it. */
export function AdministrativePanel() {
  const { t } = useTexts();
  const isSeen = useUser().seenBy !== null;
  const { data, error, refetch } = useQuery({ ...ownFileQuery, enabled: !isSeen });
  if (isSeen) return <Alert icon={<IconLock size={18} />}>{t('administrative.personal')}</Alert>;
  if (error && !data) return <Failed title={t('administrative.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Columns
      width={320}
      side={
        <>
          <Panel title={t('administrative.whyTitle')}>
            <p className={classes.text}>{t('administrative.whyText')}</p>
            <p className={classes.text}>{t('administrative.whoText')}</p>
          </Panel>
          <Panel title={t('administrative.readings')}>
            {data?.readings.length === 0 && <p className={classes.text}>{t('administrative.noReading')}</p>}
            <ul className={classes.readings}>
              {data?.readings.map(({ by, at }) => (
                <li key={at}>
                  <b>{by}</b>
                  <RelativeTime iso={at} />
                </li>
              ))}
            </ul>
          </Panel>
        </>
      }
    >
      <Panel title={t('administrative.title')} className={classes.form ?? ''}>
        {data ? <FileForm file={data} /> : <Waiting lines={5} />}
      </Panel>
      <Panel title={t('administrative.papers')}>{data ? <VehiclePapers papers={data.papers} /> : <Waiting lines={3} />}</Panel>
    </Columns>
  );
}
