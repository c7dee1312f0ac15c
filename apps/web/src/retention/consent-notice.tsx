import { Alert, Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { consentQuery } from './consent.api.ts';
import classes from './retention.module.css';
import { useRenew } from './use-renew.ts';

/** On the home of somebody who is asked whether they would like to stay. */
export function ConsentNotice() {
  const { t } = useTexts();
  const format = useFormat();
  const isSeen = useUser().seenBy !== null;
  const consent = useQuery(consentQuery).data?.consent;
  const { mutate: renew, isPending } = useRenew();
  if (consent?.state !== 'asked') return null;
  return (
    <Alert color="yellow" role="status" icon={<IconClock size={18} />} title={t('retention.notice.title')}>
      <div className={classes.line}>
        <span>{t('retention.notice.text', { date: format.date(consent.dueOn) })}</span>
        {!isSeen && (
          <Button loading={isPending} onClick={() => renew(consent)}>
            {t('retention.notice.renew')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
