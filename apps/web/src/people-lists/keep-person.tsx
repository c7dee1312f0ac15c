import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import type { Person } from './add-dialog.tsx';
import { keptQuery } from './people-lists.api.ts';
import classes from './people-lists.module.css';
import { PersonHeart } from './person-heart.tsx';
import { useAddToList } from './use-add-to-list.tsx';

/** In the panel of somebody: among one's favourites, and in which lists. */
export function KeepPerson({ person }: { person: Person }) {
  const { t } = useTexts();
  const { data } = useQuery(keptQuery(person.id));
  const { add, dialog } = useAddToList();
  return (
    <div className={classes.keep}>
      <PersonHeart person={person} isFavourite={data?.isFavourite ?? false} isButton />
      <Button variant="default" leftSection={<IconListCheck size={16} stroke={1.6} />} onClick={() => add([person])}>
        {data && data.listIds.length > 0 ? t('peopleLists.inLists', { count: data.listIds.length }) : t('peopleLists.addTo')}
      </Button>
      {dialog}
    </div>
  );
}
