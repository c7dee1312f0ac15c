import type { EventKind } from '@jalon/domain/history/history';
import {
  type Icon,
  IconArrowsSort,
  IconBan,
  IconCircleCheck,
  IconEye,
  IconKey,
  IconLanguage,
  IconLock,
  IconLogin,
  IconLogout,
  IconMail,
  IconPencil,
  IconPhoto,
  IconPlus,
  IconShieldLock,
  IconTrash,
} from '@tabler/icons-react';

type VerbOf<Kind extends string> = Kind extends `${string}.${infer Verb}` ? Verb : never;

/** An act looks the same whatever it is done to. */
const icons: Record<VerbOf<EventKind>, Icon> = {
  signIn: IconLogin,
  signOut: IconLogout,
  locked: IconLock,
  language: IconLanguage,
  create: IconPlus,
  add: IconPlus,
  update: IconPencil,
  disable: IconBan,
  deactivate: IconBan,
  enable: IconCircleCheck,
  reactivate: IconCircleCheck,
  verify: IconCircleCheck,
  move: IconArrowsSort,
  invite: IconMail,
  resend: IconMail,
  known: IconMail,
  forgot: IconMail,
  reset: IconKey,
  validate: IconCircleCheck,
  devalidate: IconBan,
  block: IconLock,
  unblock: IconCircleCheck,
  activate: IconCircleCheck,
  seeAs: IconEye,
  password: IconKey,
  picture: IconPhoto,
  twoStepOn: IconShieldLock,
  twoStepOff: IconShieldLock,
  recoveryCodes: IconShieldLock,
  delete: IconTrash,
  end: IconLogout,
};

export const historyIcon = (kind: EventKind): Icon => icons[kind.slice(kind.indexOf('.') + 1) as VerbOf<EventKind>];
