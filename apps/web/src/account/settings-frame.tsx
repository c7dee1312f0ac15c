import { isType } from '@jalon/domain/core/actor';
import { areas, href } from '@jalon/domain/core/routes';
import {
  IconBell,
  IconDeviceLaptop,
  IconDoorExit,
  IconDownload,
  IconEye,
  IconKey,
  IconLanguage,
  IconMail,
  IconPhoto,
  IconPlugConnected,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { useProviders } from '../sessions/providers.ts';
import { SectionFrame } from '../ui/section-nav.tsx';

/** One's own account and its security are two pages with one list of sections. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const hasProviders = useProviders().length > 0;
  const { account, security } = areas[user.type];
  const groups = [
    {
      title: routeTitle(t, account),
      to: href(account),
      sections: [
        { id: 'picture', label: t('account.picture.title'), icon: IconPhoto },
        { id: 'details', label: t('account.details.title'), icon: IconUser },
        { id: 'email', label: t('account.email.title'), icon: IconMail },
        { id: 'notices', label: t('account.notices.title'), icon: IconBell },
        { id: 'display', label: t('account.display.title'), icon: IconLanguage },
        { id: 'data', label: t('account.data.title'), icon: IconDownload },
        ...(isType(user, 'Freelance') ? [{ id: 'retention', label: t('account.retention'), icon: IconEye }] : []),
      ],
    },
    {
      title: routeTitle(t, security),
      to: href(security),
      // Its owner's alone.
      sections: user.seenBy
        ? []
        : [
            { id: 'password', label: t('account.password.title'), icon: IconKey },
            ...(hasProviders ? [{ id: 'identities', label: t('account.identities.title'), icon: IconPlugConnected }] : []),
            { id: 'two-step', label: t('account.twoStep.title'), icon: IconShieldLock },
            { id: 'sessions', label: t('account.sessions.title'), icon: IconDeviceLaptop },
            { id: 'closing', label: t('account.danger.title'), icon: IconDoorExit },
          ],
    },
  ];
  return (
    <SectionFrame label={t('account.sections')} groups={groups}>
      {children}
    </SectionFrame>
  );
}
