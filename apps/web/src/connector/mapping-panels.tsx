import { type ConnectorSettingsInput, monthlyCalls as limits } from '@jalon/domain/connector/connector';
import type { ConnectorStatus } from '@jalon/domain/connector/sync-run-api';
import { Switch } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { settingsHistoryQuery, showStatus, statusQuery } from './connector.api.ts';
import classes from './connector.module.css';
import { MappingRow } from './mapping-row.tsx';
import { changed, type SettingsChange, wayBack } from './settings-change.ts';
import { Unconfigured } from './unconfigured.tsx';

/** Kept at once, from the version on screen, with the way back. */
function useSettings(status: ConnectorStatus) {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: ConnectorSettingsInput & { version: number }) => call('PUT /api/connector/settings', { body }),
    onSuccess: (after) => {
      showStatus(client, after);
      void client.invalidateQueries({ queryKey: settingsHistoryQuery.queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey: statusQuery.queryKey }),
  });
  const save = async (change: SettingsChange) => {
    try {
      await mutateAsync(changed(status, change));
      const back = wayBack(status, change);
      toast.undoable(t('connector.saved'), async () => {
        const now = client.getQueryData(statusQuery.queryKey) ?? status;
        await mutateAsync(changed(now, back));
      });
    } catch (error) {
      toast.failed(error);
    }
  };
  return { save, isPending };
}

export function MappingPanels({ status }: { status: ConnectorStatus }) {
  const { t } = useTexts();
  const { save, isPending } = useSettings(status);
  const history = useInfiniteQuery(settingsHistoryQuery);
  const { coverage, keys, appliesByItself, hour, isConfigured } = status;
  return (
    <>
      {!isConfigured && <Unconfigured />}
      <Panel title={t('connector.mappingTitle')} text={t('connector.mappingText')} isFlush>
        <div className={classes.mapHead} aria-hidden>
          <span>{t('connector.here')}</span>
          <span>{t('connector.there')}</span>
          <span>{t('connector.taken')}</span>
        </div>
        <ul className={classes.map}>
          {coverage.map((row) => (
            <MappingRow key={row.list} {...{ row, keys, isPending }} onPick={(key) => void save({ mapping: { [row.list]: key } })} />
          ))}
        </ul>
        <p className={classes.mapNote}>
          {t('connector.namesTrap')} {keys.length === 0 && t('connector.noKeys')}
        </p>
      </Panel>
      <Panel title={t('connector.nightTitle')}>
        <div className={classes.night}>
          <Switch
            label={t('connector.night')}
            description={t('connector.nightHint', { hour })}
            checked={appliesByItself}
            disabled={isPending}
            onChange={() => void save({ appliesByItself: !appliesByItself })}
          />
          <PlanField key={status.monthlyCalls} kept={status.monthlyCalls} onSave={(monthlyCalls) => void save({ monthlyCalls })} />
        </div>
      </Panel>
      <Panel title={t('history.title')}>
        <RecordHistory found={history} />
      </Panel>
    </>
  );
}

/** Kept when the field is left with another number that makes sense. */
function PlanField({ kept, onSave }: { kept: number; onSave: (calls: number) => void }) {
  const { t } = useTexts();
  const [calls, setCalls] = useState<number | string | null>(kept);
  const isFit = typeof calls === 'number' && Number.isInteger(calls) && calls >= 1 && calls <= limits.most;
  return (
    <NumberField
      kind="whole"
      required
      label={t('connector.plan')}
      description={t('connector.planHint')}
      value={calls}
      error={!isFit && t('validation.invalid')}
      onChange={setCalls}
      onBlur={() => isFit && calls !== kept && onSave(calls)}
    />
  );
}
