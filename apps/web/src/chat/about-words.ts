import type { ChatAbout } from '@jalon/domain/chat/chat-schema';
import { type Translate, useTexts } from '../core/i18n.ts';

const wordsOf = (t: Translate, { kind, title, company, candidate }: ChatAbout, other: string | undefined): string => {
  if (kind === 'portfolio') return company ? `${t('chat.about.portfolio')}, ${company.name}` : t('chat.about.portfolio');
  if (kind === 'application' && title && candidate && candidate !== other) return t('chat.about.applicationOf', { title, candidate });
  return title ? t(`chat.about.${kind}`, { title }) : t('chat.about.gone');
};

type Person = { firstName: string; lastName: string };

/** What a conversation is about, in a few words; with somebody else than the candidate, whose application it is. */
export function useAboutWords(): (about: ChatAbout, other?: Person) => string {
  const { t } = useTexts();
  return (about, other) => wordsOf(t, about, other && nameOf(other));
}

export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;
