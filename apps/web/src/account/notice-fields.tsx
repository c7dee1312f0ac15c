import { type NoticeKind, noticeKinds } from '@jalon/domain/accounts/own-account';
import { Switch } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './account.module.css';

type Notices = Record<NoticeKind, boolean>;

/** What one is written about. Security stands among the choices, so that nobody looks for it, and is none. */
export function NoticeFields({ value, onChange }: { value: Notices; onChange: (notices: Notices) => void }) {
  const { t } = useTexts();
  return (
    <fieldset className={classes.choices}>
      <legend>{t('account.notices.title')}</legend>
      <div className={classes.line}>
        <div className={classes.words}>
          <div className={classes.name}>{t('account.notices.security')}</div>
          <div className={classes.note}>{t('account.notices.securityText')}</div>
        </div>
        <StateBadge tone="neutral">{t('account.notices.always')}</StateBadge>
      </div>
      {noticeKinds.map((kind) => (
        <Switch
          key={kind}
          size="md"
          labelPosition="left"
          label={t(`account.notices.${kind}`)}
          description={t(`account.notices.${kind}Text`)}
          classNames={{ root: classes.line ?? '', body: classes.choice ?? '', label: classes.name ?? '', description: classes.note ?? '' }}
          checked={value[kind]}
          onChange={({ currentTarget }) => onChange({ ...value, [kind]: currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}
