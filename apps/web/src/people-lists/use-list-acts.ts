import { ListNaming, type PeopleList } from '@jalon/domain/people-lists/people-list';
import type { Action } from '../ui/action-menu.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { listClient } from './people-lists.api.ts';

/** What can be done with a list itself. Hidden profiles are taken out where they are counted. */
export function useListActs() {
  const acts = useRecordActs(listClient, { texts: 'peopleLists', nameOf: ({ name }: PeopleList) => name, asked: ListNaming });
  const menuOf = (list: PeopleList): Action[] => acts.menuOf(list).filter(({ key }) => key !== 'clear');
  return { ...acts, menuOf };
}
