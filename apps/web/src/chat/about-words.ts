import type { ChatAbout } from '@jalon/domain/chat/chat-schema';
import { type Translate, useTexts } from '../core/i18n.ts';

const wordsOf = (t: Translate, { kind, title, company }: ChatAbout): string => {
  if (kind === 'portfolio') return company ? `${t('chat.about.portfolio')}, ${company.name}` : t('chat.about.portfolio');
  return title ? t(`chat.about.${kind}`, { title }) : t('chat.about.gone');
};

/** What a conversation is about, in a few words. */
export function useAboutWords(): (about: ChatAbout) => string {
  const { t } = useTexts();
  return (about) => wordsOf(t, about);
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`;
