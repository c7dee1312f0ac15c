import type { OwnAccount } from '@jalon/domain/accounts/own-account-schema';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { accountQuery } from './account.api.ts';
import classes from './account.module.css';
import { Failed, Waiting } from './panel-states.tsx';
import { TwoStepDialog } from './two-step-dialog.tsx';

export type TwoStepAct = 'on' | 'off' | 'codes';

export function TwoStepPanel() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(accountQuery);
  const [{ act, isOpen }, setDialog] = useState<{ act?: TwoStepAct; isOpen: boolean }>({ isOpen: false });
  const twoStep = data?.twoStep;
  const badge = twoStep && (
    <StateBadge tone={twoStep.isOn ? 'positive' : 'neutral'}>{t(`account.twoStep.${twoStep.isOn ? 'on' : 'off'}`)}</StateBadge>
  );
  return (
    <Panel title={t('account.twoStep.title')} aside={badge}>
      {error && !data && <Failed title={t('account.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting lines={1} />}
      {twoStep && (
        <Standing twoStep={twoStep} hasPassword={data.hasPassword ?? true} onAct={(wanted) => setDialog({ act: wanted, isOpen: true })} />
      )}
      {act && (
        <TwoStepDialog
          key={act}
          act={act}
          isOpen={isOpen}
          onClose={() => setDialog({ act, isOpen: false })}
          onClosed={() => setDialog({ isOpen: false })}
        />
      )}
    </Panel>
  );
}

type StandingProps = Pick<Required<OwnAccount>, 'twoStep' | 'hasPassword'> & { onAct: (act: TwoStepAct) => void };

function Standing({ twoStep, hasPassword, onAct }: StandingProps) {
  const { t } = useTexts();
  const format = useFormat();
  const { isOn, since, codesLeft } = twoStep;
  const left = codesLeft === 0 ? t('account.twoStep.noCodes') : t('account.twoStep.codesLeft', { count: codesLeft });
  return (
    <div className={classes.stack}>
      <p className={classes.text}>
        {t('account.twoStep.text')}
        {isOn && since && ` ${t('account.twoStep.since', { date: format.day(since) })} ${left}`}
      </p>
      <Group gap="xs">
        {isOn ? (
          <>
            <Button variant="default" disabled={!hasPassword} onClick={() => onAct('codes')}>
              {t('account.twoStep.renew')}
            </Button>
            <Button variant="default" disabled={!hasPassword} onClick={() => onAct('off')}>
              {t('account.twoStep.turnOff')}
            </Button>
          </>
        ) : (
          <Button disabled={!hasPassword} onClick={() => onAct('on')}>
            {t('account.twoStep.turnOn')}
          </Button>
        )}
      </Group>
      {!hasPassword && <p className={classes.text}>{t('account.password.first')}</p>}
    </div>
  );
}
