import { Button } from '@mantine/core';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { outbox, type Unsent } from './outbox.ts';
import classes from './talk.module.css';
import { useNetwork } from './use-network.ts';

/** Says that nothing leaves for now, and for a moment that it does again. */
export function NetworkBanner({ unsent }: { unsent: readonly Unsent[] }) {
  const { t } = useTexts();
  const waiting = unsent.filter(({ state }) => state === 'waiting').length;
  const network = useNetwork(waiting > 0);
  return (
    <div role="status">
      {network === 'away' && (
        <p className={classes.banner} data-away>
          <IconWifiOff size={18} stroke={1.75} aria-hidden />
          <span>
            <strong>{t('chat.offline')}</strong> {waiting > 0 ? t('chat.offlineText', { count: waiting }) : t('chat.offlineNothing')}
          </span>
          {waiting > 0 && (
            <Button variant="default" size="xs" onClick={() => outbox.retry()}>
              {t('chat.retry')}
            </Button>
          )}
        </p>
      )}
      {network === 'back' && (
        <p className={classes.banner}>
          <IconWifi size={18} stroke={1.75} aria-hidden />
          {t('chat.onlineAgain')}
        </p>
      )}
    </div>
  );
}
