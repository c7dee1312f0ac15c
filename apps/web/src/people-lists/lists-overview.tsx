import type { PeopleList } from '@jalon/domain/people-lists/people-list';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { keptHref, useKept } from './kept.ts';
import classes from './people-lists.module.css';
import { useListActs } from './use-list-acts.ts';

/** The lists one has, and those of the team. */
export function ListsOverview() {
  const { t } = useTexts();
  const { lists, error, retry } = useKept();
  const { create, menuOf, dialog } = useListActs();
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={create}>
      {t('peopleLists.action.create')}
    </Button>
  );
  return (
    <>
      {error && <Failure error={error} onRetry={retry} />}
      {!lists && !error && <Skeleton height={160} m="md" w="auto" aria-busy="true" aria-label={t('common.loading')} />}
      {lists && lists.rows.length === 0 && (
        <EmptyState
          title={t('peopleLists.emptyLists')}
          description={t('peopleLists.emptyListsText')}
          illustration={<NothingYet />}
          action={add}
        />
      )}
      {lists && lists.rows.length > 0 && (
        <>
          <div className={classes.bar}>{add}</div>
          <ul className={classes.lists} aria-label={t('peopleLists.lists')}>
            {lists.rows.map((list) => (
              <ListLine key={list.id} list={list} menu={menuOf(list)} />
            ))}
          </ul>
        </>
      )}
      {dialog}
    </>
  );
}

function ListLine({ list, menu }: { list: PeopleList; menu: Parameters<typeof ActionMenu>[0]['actions'] }) {
  const { t } = useTexts();
  const [parameters] = useSearchParams();
  const { id, name, isShared, people } = list;
  return (
    <li className={classes.line}>
      <Link to={{ search: keptHref(parameters, id) }} className={classes.name}>
        {name}
      </Link>
      {isShared && <IconUsers size={16} stroke={1.6} role="img" aria-label={t('peopleLists.shared')} />}
      <span className={classes.count}>{t('peopleLists.people', { count: people })}</span>
      <ActionMenu label={t('peopleLists.actions', { name })} actions={menu} />
    </li>
  );
}
