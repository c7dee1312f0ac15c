import type { Language } from '@jalon/domain/core/languages';
import { en } from '@jalon/domain/locales/en';
import { fr, type Texts } from '@jalon/domain/locales/fr';

/** The server speaks in files and mails; answers carry codes. */
export const texts: Record<Language, Texts> = { fr, en };
