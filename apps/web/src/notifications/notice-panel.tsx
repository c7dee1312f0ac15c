import { isType } from '@jalon/domain/core/actor';
import { type NoticeCategory, type NoticeChannel, noticeChannels } from '@jalon/domain/core/notices';
import { NativeSelect, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import classes from '../account/account.module.css';
import { Failed } from '../account/panel-states.tsx';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { noticesQuery } from './notifications.api.ts';

/** For a text behind a colon. Only its first letter: there are names within. */
const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** How one is told, by what it is about. Security stands among the choices, so that nobody looks for it, and is none. They hold at once. */
export function NoticePanel({ title }: { title?: string }) {
  const { t } = useTexts();
  const user = useUser();
  const toast = useToast();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(noticesQuery);
  const choose = async (category: NoticeCategory, channel: NoticeChannel | null) => {
    try {
      const saved = await call('PUT /api/notifications/preferences', { body: { choices: [{ category, channel }] } });
      client.setQueryData(noticesQuery.queryKey, saved);
      toast.done(t('account.notices.saved'));
    } catch (failure) {
      toast.failed(failure);
    }
  };
  return (
    <Panel title={title ?? t('account.notices.title')}>
      <div className={classes.line}>
        <div className={classes.words}>
          <div className={classes.name}>{t('account.notices.security')}</div>
          <div className={classes.note}>{t('account.notices.securityText')}</div>
        </div>
        <StateBadge tone="neutral">{t('account.notices.always')}</StateBadge>
      </div>
      {error && !data && <Failed title={t('account.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={48} mt={12} aria-busy="true" />}
      {data?.choices.map(({ category, channel, suggested }) => (
        <div key={category} className={`${classes.line} ${classes.wraps}`}>
          <div className={classes.words}>
            <div className={classes.name}>{t(`account.notices.category.${category}`)}</div>
            <div className={classes.note}>
              {t(
                category === 'opportunities' && isType(user, 'Freelance')
                  ? 'account.notices.searchesText'
                  : `account.notices.categoryText.${category}`,
              )}
            </div>
          </div>
          <NativeSelect
            aria-label={t(`account.notices.category.${category}`)}
            w={240}
            flex="none"
            value={channel ?? ''}
            data={[
              {
                value: '',
                label: t('account.notices.suggested', {
                  channel: lower(t(suggested === 'mixed' ? 'account.notices.mixed' : `account.notices.channel.${suggested}`)),
                }),
              },
              ...noticeChannels.map((value) => ({ value, label: t(`account.notices.channel.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => void choose(category, value ? (value as NoticeChannel) : null)}
          />
        </div>
      ))}
    </Panel>
  );
}
