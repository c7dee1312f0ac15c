import type { EventKind } from '@jalon/domain/history/history';
import {
  type Icon,
  IconArrowsSort,
  IconBan,
  IconCircleCheck,
  IconLanguage,
  IconLogin,
  IconLogout,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';

export const historyIcons: Record<EventKind, Icon> = {
  'session.signIn': IconLogin,
  'session.signOut': IconLogout,
  'account.language': IconLanguage,
  'referential.create': IconPlus,
  'referential.update': IconPencil,
  'referential.disable': IconBan,
  'referential.enable': IconCircleCheck,
  'referential.move': IconArrowsSort,
};
