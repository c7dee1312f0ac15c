import { permitsUser } from '@jalon/domain/core/permission';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { applicationClient } from '../applications/applications.api.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import classes from './need-detail.module.css';
import { useNeedHrefs } from './need-hrefs.ts';
import { useNeedActs } from './use-need-acts.tsx';

/** What waits comes first; where nothing does, the next step of the need itself. */
export function NeedActs({ need, onGone }: { need: Opportunity; onGone: (isBack?: boolean) => Promise<void> }) {
  const { t } = useTexts();
  const user = useUser();
  const hrefs = useNeedHrefs();
  const { menu, dialogs } = useNeedActs(need, permitsUser(user, 'opportunities.create'), onGone);
  const toTreat = need.toTreat ?? 0;
  const waiting = { opportunityId: need.id, waitsFor: 'me', sort: 'since', dir: 'asc', size: 10 } as const;
  const { data } = useQuery({ ...applicationClient.list(waiting), enabled: toTreat > 0 });
  // What was read before somebody dealt with it no longer waits.
  const [first] = toTreat > 0 ? (data?.rows ?? []) : [];
  const edit = menu.find(({ key }) => key === 'update');
  const next = first ? undefined : menu.find(({ key }) => key === 'post' || key === 'reopen');
  const NextIcon = next?.icon;
  return (
    <div className={classes.acts}>
      {edit && (
        <Button variant="default" onClick={edit.run}>
          {edit.label}
        </Button>
      )}
      <ActionMenu
        label={t('table.moreOn', { name: need.title })}
        actions={menu.filter((action) => action !== edit && action !== next)}
        isButton
      />
      {next && (
        <Button leftSection={NextIcon && <NextIcon size={16} stroke={1.75} />} onClick={next.run}>
          {next.label}
        </Button>
      )}
      {first && (
        <Button component={Link} to={hrefs.application(first.id)} rightSection={<IconArrowRight size={16} stroke={1.75} />}>
          {t(user.type === 'Company' ? 'needs.treat' : 'needs.qualify', { count: toTreat })}
        </Button>
      )}
      {dialogs}
    </div>
  );
}
