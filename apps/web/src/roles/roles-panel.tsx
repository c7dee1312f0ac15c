import type { Role } from '@jalon/domain/roles/role';
import { Button, Group, Skeleton, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye, IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from '../organisation/organisation.module.css';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { later } from '../ui/later.tsx';
import { Panel } from '../ui/panel.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleSaveBar } from './role-save-bar.tsx';
import { RoleSwitches } from './role-switches.tsx';
import { useRoles } from './roles.api.ts';
import { useRoleActions } from './use-role-actions.tsx';
import { useRoleMatrix } from './use-role-matrix.ts';
import { useRoleView } from './use-role-view.ts';

const RoleViewDrawer = later(() => import('./role-view-drawer.tsx'));

const none: Role[] = [];
const waiting = <Skeleton height={320} m="md" w="auto" aria-busy="true" />;

export function RolesPanel() {
  const { t } = useTexts();
  const { data, error, refetch } = useRoles();
  const roles = data?.rows ?? none;
  const [search, setSearch] = useState('');
  const view = useRoleView();
  const isViewWanted = useOnceWanted(view.props.isOpen);
  const { add, actionsOf, dialogs } = useRoleActions(roles);
  const seeing = (role: Role) => ({ ...view.actionOn(role), label: t('organisation.roles.view.as') });
  const { matrix, save, isSaving, discard } = useRoleMatrix(roles, search, (role) => [...actionsOf(role), seeing(role)]);
  useLeaveGuard(matrix.draft.size > 0, 'company');
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const Body = isNarrow ? RoleSwitches : RoleMatrix;

  if (error && !data)
    return (
      <Panel>
        <Failure error={error} onRetry={refetch} />
      </Panel>
    );
  const isEmpty = data !== undefined && roles.length === 0;
  const button = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => add()}>
      {t('organisation.roles.action.create')}
    </Button>
  );
  return (
    <Panel isFlush>
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>{t('organisation.tab.roles')}</h2>
          <p className={classes.description}>{t('organisation.roles.intro')}</p>
        </div>
        {!isEmpty && (
          <Group gap="xs">
            <Button variant="default" leftSection={<IconEye size={16} stroke={1.8} />} disabled={!data} onClick={() => view.open()}>
              {t('organisation.roles.view.open')}
            </Button>
            {button}
          </Group>
        )}
      </header>
      {isEmpty ? (
        <EmptyState
          title={t('organisation.roles.emptyTitle')}
          description={t('organisation.roles.emptyText')}
          illustration={<NothingYet />}
          action={button}
        />
      ) : (
        <>
          <Search value={search} onChange={setSearch} />
          {data ? <Body matrix={matrix} roles={roles} /> : waiting}
        </>
      )}
      <div role="status">
        {matrix.areas.length === 0 && <p className={classes.nothing}>{t('organisation.roles.nothingFound', { text: search })}</p>}
      </div>
      {matrix.draft.size > 0 && <RoleSaveBar draft={matrix.draft} roles={roles} isSaving={isSaving} onSave={save} onDiscard={discard} />}
      {dialogs}
      {isViewWanted && <RoleViewDrawer {...view.props} roles={roles} draft={matrix.draft} />}
    </Panel>
  );
}

function Search({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTexts();
  return (
    <div className={classes.search}>
      <TextInput
        type="search"
        aria-label={t('organisation.roles.search')}
        placeholder={t('organisation.roles.search')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
