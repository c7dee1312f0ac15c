import type { Translate } from '../core/i18n.ts';
import type { Column } from '../ui/table-column.ts';
import { PersonHeart } from './person-heart.tsx';

type Row = { id: string; firstName: string; lastName: string; isFavourite: boolean };

/** Of a list of people: whether one keeps them. Beside an open panel, which has it too, there is no room for it. */
export const heartColumn = <R extends Row>(t: Translate): Column<R> => ({
  ...{ key: 'favourite', header: t('peopleLists.favourites'), width: '72px', from: 800, card: 'aside' },
  cell: (row) => <PersonHeart person={row} isFavourite={row.isFavourite} />,
});
