import { permitsUser } from '@jalon/domain/core/permission';
import type { Division } from '@jalon/domain/divisions/division';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import classes from '../organisation/organisation.module.css';
import { contactsWith } from '../roles/role-users.tsx';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { divisionClient, divisionsQuery } from './divisions.api.ts';
import table from './divisions-panel.module.css';

const none: Division[] = [];

export function DivisionsPanel() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(divisionsQuery);
  const divisions = data?.rows ?? none;
  const explain = useWhyNot();
  const { create, menuOf, dialog } = useRecordActs(divisionClient, {
    texts: 'organisation.divisions',
    nameOf: ({ name }) => name,
    explain,
  });
  const button = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={create}>
      {t('organisation.divisions.action.create')}
    </Button>
  );
  return (
    <Panel isFlush>
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>{t('organisation.tab.divisions')}</h2>
          <p className={classes.description}>{t('organisation.divisions.intro')}</p>
        </div>
        {divisions.length > 0 && data?.actions.includes('create') && button}
      </header>
      {error && !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton height={160} m="md" w="auto" />
      ) : divisions.length === 0 ? (
        <EmptyState
          title={t('organisation.divisions.emptyTitle')}
          description={t('organisation.divisions.emptyText')}
          illustration={<NothingYet />}
          action={button}
        />
      ) : (
        <DivisionTable divisions={divisions} actionsOf={menuOf} />
      )}
      {dialog}
    </Panel>
  );
}

function DivisionTable({ divisions, actionsOf }: { divisions: Division[]; actionsOf: (division: Division) => Action[] }) {
  const { t } = useTexts();
  const canSee = permitsUser(useUser(), 'contacts.view');
  return (
    <table className={table.table} aria-label={t('organisation.divisions.list')}>
      <thead>
        <tr>
          <th scope="col">{t('organisation.contacts.column.name')}</th>
          <th scope="col">{t('organisation.tab.contacts')}</th>
          <th scope="col">{t('organisation.contacts.column.state')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {divisions.map((division) => {
          const { id, name, users, state } = division;
          const words = t('organisation.roles.users', { count: users });
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                {canSee && users > 0 ? (
                  <Anchor component={Link} to={contactsWith('divisionId', id)} inherit>
                    {words}
                  </Anchor>
                ) : (
                  <span className={classes.muted}>{words}</span>
                )}
              </td>
              <td>
                <StateBadge tone={state === 'active' ? 'positive' : 'neutral'}>{t(`organisation.activity.${state}`)}</StateBadge>
              </td>
              <td>
                <ActionMenu label={t('table.actionsOn', { name })} actions={actionsOf(division)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Who belongs to a division keeps it: their list is where to go on. */
function useWhyNot() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async ({ id, name, users }: Division, action: string): Promise<boolean> => {
    if (action !== 'delete' || users === 0) return false;
    const title = t('organisation.divisions.inUseTitle', { name });
    const text = t('organisation.divisions.inUse', { count: users });
    if (await confirm({ title, text, confirm: t('organisation.divisions.inUseLink'), cancel: t('common.close') }))
      await navigate(contactsWith('divisionId', id));
    return true;
  };
}
