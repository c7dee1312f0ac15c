import type { PeopleList } from '@jalon/domain/people-lists/people-list';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconEyeOff, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { keptHref } from './kept.ts';
import classes from './people-lists.module.css';
import { useListActs } from './use-list-acts.ts';

/** The list that is open above its people: its name, the way back, and what can be done with it. */
export function ListHead({ list }: { list: PeopleList | undefined }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { menuOf, run, dialog } = useListActs();
  const back = { search: keptHref(parameters, 'lists') };
  const menu = list ? menuOf(list) : [];
  const remove = async (one: PeopleList) => {
    if (await run(one, 'remove')) await navigate(back, { replace: true });
  };
  return (
    <div className={classes.bar}>
      <Button component={Link} to={back} variant="subtle" color="gray" size="compact-sm" leftSection={<IconArrowLeft size={16} />}>
        {t('peopleLists.back')}
      </Button>
      <h2 className={classes.title}>{list?.name ?? t('peopleLists.missing')}</h2>
      {list?.isShared && <IconUsers size={16} stroke={1.6} role="img" aria-label={t('peopleLists.shared')} />}
      {list && (
        <ActionMenu
          label={t('peopleLists.actions', { name: list.name })}
          actions={menu.map((action) => (action.key === 'remove' ? { ...action, run: () => void remove(list) } : action))}
        />
      )}
      {dialog}
    </div>
  );
}

/** Of those who hide from companies, nothing but that they do. */
export function MaskedPeople({ list }: { list: PeopleList }) {
  const { t } = useTexts();
  const { run } = useListActs();
  if (list.masked === 0) return null;
  const lines = Array.from({ length: list.masked }, (_, index) => `masked ${index}`);
  return (
    <div className={classes.masked}>
      <ul>
        {lines.map((key) => (
          <li key={key}>
            <IconEyeOff size={18} stroke={1.6} aria-hidden />
            {t('talents.hidden')}
          </li>
        ))}
      </ul>
      <Button variant="default" size="compact-sm" onClick={() => void run(list, 'clear')}>
        {t('peopleLists.action.clear')}
      </Button>
    </div>
  );
}
