import type { User } from '@jalon/domain/core/actor';
import { Title, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import classes from './quick-actions.module.css';
import { type QuickAction, useQuickActions } from './use-quick-actions.ts';

export function QuickActions({ user }: { user: User }) {
  const { t } = useTexts();
  const actions = useQuickActions(user);
  return (
    <section aria-labelledby="now">
      <Title order={2} id="now" className={classes.title}>
        {t('home.now')}
      </Title>
      <ul className={classes.grid}>
        {actions.map((action) => (
          <li key={action.id} className={action.needsKeyboard ? classes.keyboard : undefined}>
            <Tile action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ action }: { action: QuickAction }) {
  const { icon: Icon, title, text } = action;
  const content = (
    <>
      <span className={classes.icon} aria-hidden>
        <Icon size={18} stroke={1.75} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{title}</span>
        {text && <span className={classes.text}>{text}</span>}
      </span>
    </>
  );
  if ('to' in action)
    return (
      <Link to={action.to} className={classes.tile}>
        {content}
      </Link>
    );
  return (
    <UnstyledButton className={classes.tile} onClick={action.run}>
      {content}
    </UnstyledButton>
  );
}
