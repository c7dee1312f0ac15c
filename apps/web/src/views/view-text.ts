import type { User } from '@jalon/domain/core/actor';
import { isSearch, type ViewList } from '@jalon/domain/views/view-lists';

type Name = 'title' | 'save' | 'saveText' | 'saved' | 'updated' | 'deleted' | 'actions';

/** A view of what one looks through is called a search. */
export const viewText = <N extends Name>(list: ViewList, user: Pick<User, 'type'>, name: N): `views.${N}` | `views.search.${N}` =>
  isSearch(list, user) ? `views.search.${name}` : `views.${name}`;
