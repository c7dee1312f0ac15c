import type { View } from '@jalon/domain/views/view';
import type { ViewList } from '@jalon/domain/views/view-lists';
import { IconBell, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { useViewActs } from './use-view-acts.tsx';
import classes from './view-bar.module.css';
import { addressOf, type BuiltIn } from './view-query.ts';
import { viewText } from './view-text.ts';

type BarProps = {
  list: ViewList;
  builtIn: readonly BuiltIn[];
  kept: readonly View[];
  openId: string | null;
  isChanged: boolean;
  save: ReactNode;
};

/** Of more views than fit, the open one is in sight. */
const show = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The whole list, then its views. The one that is open says so, and whether the list has moved away from it. */
export function ViewBar({ list, builtIn, kept, openId, isChanged, save }: BarProps) {
  const { t } = useTexts();
  const { count } = useFormat();
  const user = useUser();
  const [parameters] = useSearchParams();
  const { actionsOf, dialog } = useViewActs();
  const link = (name: string, view?: View | BuiltIn) => {
    const isOpen = (view?.id ?? null) === openId;
    return (
      <Link
        to={{ search: addressOf(parameters, view) }}
        preventScrollReset
        className={classes.view}
        ref={isOpen ? show : undefined}
        aria-current={isOpen ? 'true' : undefined}
      >
        {view && 'isShared' in view && view.isShared && <IconUsers size={14} stroke={1.6} role="img" aria-label={t('views.shared')} />}
        {view && 'isTold' in view && view.isTold && <IconBell size={14} stroke={1.6} role="img" aria-label={t('views.alert')} />}
        <span className={classes.name}>{name}</span>
        {view && 'count' in view && view.count ? <span className={classes.count}>{count(view.count)}</span> : null}
        {view && isOpen && isChanged && (
          <span className={classes.mark} role="img" aria-label={t('views.modified')} title={t('views.modified')} />
        )}
      </Link>
    );
  };
  return (
    <nav className={classes.bar} aria-label={t(viewText(list, user, 'title'))}>
      <ul className={classes.views}>
        <li>{link(t('views.everything'))}</li>
        {builtIn.map((view) => (
          <li key={view.id}>{link(view.name, view)}</li>
        ))}
        {kept.map((view) => {
          const actions = view.id === openId ? actionsOf(view) : [];
          return (
            <li key={view.id}>
              {link(view.name, view)}
              {actions.length > 0 && <ActionMenu label={t(viewText(list, user, 'actions'), { name: view.name })} actions={actions} />}
            </li>
          );
        })}
      </ul>
      {save && <div className={classes.save}>{save}</div>}
      {dialog}
    </nav>
  );
}
