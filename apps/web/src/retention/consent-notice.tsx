import { Alert, Button } from '@mantine/core';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { consentQuery } from './consent.api.ts';
import classes from './retention.module.css';
import { useRenew } from './use-renew.ts';

/** On the home of somebody who was asked whether they would like to stay: coming is an answer, and only who looks with their eyes finds the question. */
export function ConsentNotice() {
  const { t } = useTexts();
  const format = useFormat();
  const isSeen = useUser().seenBy !== null;
  const consent = useQuery(consentQuery).data?.consent;
  const { mutate: renew, isPending } = useRenew();
  if (!consent || (consent.state !== 'asked' && !consent.isBack)) return null;
  const date = format.date(consent.dueOn);
  if (!consent.isBack)
    return (
      <Alert color="yellow" role="status" icon={<IconClock size={18} />} title={t('retention.notice.title')}>
        {t('retention.notice.text', { date })}
      </Alert>
    );
  return (
    <Alert color="green" role="status" icon={<IconCircleCheck size={18} />} title={t('retention.notice.backTitle')}>
      <div className={classes.line}>
        <span>{t('retention.notice.backText', { date })}</span>
        {!isSeen && (
          <Button variant="default" loading={isPending} onClick={() => renew(consent)}>
            {t('retention.own.renew')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
