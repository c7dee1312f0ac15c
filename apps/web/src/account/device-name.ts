import type { OwnSession } from '@jalon/domain/accounts/own-account-schema';
import type { Translate } from '../core/i18n.ts';

/** What a device is called, as far as it says. */
export const deviceIn = (t: Translate, { browser, system }: Pick<OwnSession, 'browser' | 'system'>): string =>
  browser && system ? t('home.device.named', { browser, system }) : (browser ?? system ?? t('home.device.unknown'));
