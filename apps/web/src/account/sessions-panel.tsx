import type { OwnSession } from '@jalon/domain/accounts/own-account-schema';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { Panel } from '../ui/panel.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { sessionsQuery } from './account.api.ts';
import classes from './account.module.css';
import { deviceIn } from './device-name.ts';
import { Failed, Waiting } from './panel-states.tsx';

/** Where one is signed in, this device first. */
export function SessionsPanel() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { end, endOthers } = useEnding();
  const sessions = data?.sessions;
  const aside = sessions && sessions.length > 1 && (
    <Button size="compact-sm" variant="default" onClick={() => void endOthers()}>
      {t('account.sessions.endOthers')}
    </Button>
  );
  return (
    <Panel title={t('account.sessions.title')} aside={aside}>
      {error && !sessions && <Failed title={t('account.sessions.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !sessions && <Waiting lines={2} />}
      {sessions?.map((session) => (
        <SessionLine key={session.id} session={session} onEnd={() => void end(session)} />
      ))}
      {sessions?.length === 1 && <p className={classes.text}>{t('account.sessions.alone')}</p>}
    </Panel>
  );
}

function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useTexts();
  const device = deviceIn(t, session);
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <div className={classes.name}>
          {device}
          {session.isCurrent && <StateBadge tone="positive">{t('account.sessions.current')}</StateBadge>}
          {session.isNewDevice && <StateBadge tone="warning">{t('account.sessions.isNew')}</StateBadge>}
        </div>
        <div className={classes.note}>
          {t('account.sessions.address', { address: session.address })} · {t('account.sessions.since')}{' '}
          <RelativeTime iso={session.createdAt} /> · {t('account.sessions.seen')} <RelativeTime iso={session.lastSeenAt} />
        </div>
      </div>
      {!session.isCurrent && (
        <Button variant="subtle" size="compact-sm" flex="none" aria-label={t('account.sessions.endOf', { device })} onClick={onEnd}>
          {t('account.sessions.end')}
        </Button>
      )}
    </div>
  );
}

function useEnding() {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const client = useQueryClient();
  const attempt = async (work: () => Promise<string>) => {
    try {
      toast.done(await work());
    } catch (error) {
      toast.failed(error);
    } finally {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    }
  };
  const end = ({ id }: OwnSession) =>
    attempt(async () => {
      await call('DELETE /api/account/sessions/:id', { params: { id } });
      return t('account.sessions.ended');
    });
  const endOthers = async () => {
    const title = t('account.sessions.endOthers');
    if (!(await confirm({ title, text: t('account.sessions.endOthersText'), confirm: title }))) return;
    await attempt(async () => {
      const { ended } = await call('POST /api/account/sessions/end-others', {});
      return t('account.sessions.endedOthers', { count: ended });
    });
  };
  return { end, endOthers };
}
