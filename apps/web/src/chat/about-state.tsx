import type { ChatAbout } from '@jalon/domain/chat/chat-schema';
import { placeHref } from '@jalon/domain/core/notices';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { StateBadge, type Tone } from '../ui/state-badge.tsx';

const tones: Record<NonNullable<ChatAbout['state']>, Tone> = {
  ...{ new: 'neutral', submitted: 'accent', interview: 'accent', accepted: 'positive', rejected: 'negative', retired: 'neutral' },
  ...{ ongoing: 'positive', finished: 'neutral' },
};

/** How the record of a conversation stands, for who still sees it. */
export function AboutState({ about: { kind, state } }: { about: ChatAbout }) {
  const { t } = useTexts();
  if (!state || kind === 'portfolio') return null;
  return (
    <StateBadge isChip tone={tones[state]}>
      {t(`words.${kind}.state.${state}` as 'words.project.state.ongoing')}
    </StateBadge>
  );
}

/** Where the record of a conversation is; null for who no longer sees it, and of a portfolio. */
export function useAboutHref(): (about: ChatAbout) => string | null {
  const user = useUser();
  return ({ kind, state, id }) => (kind === 'portfolio' || state === null ? null : placeHref(kind, user, id));
}
