import { href } from '@jalon/domain/core/routes';
import type { OwnProfile } from '@jalon/domain/profiles/profile-api';
import { sectionOf } from '@jalon/domain/profiles/profile-completion';
import { IconEye, IconEyeOff, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Give } from '../documents/document-line.tsx';
import type { Line } from '../documents/document-lines.ts';
import type { Gift } from '../documents/give-dialog.tsx';
import { statusLooks } from '../documents/status-look.ts';
import { useLineWords } from '../documents/use-line-words.ts';
import { useVisibility } from '../profiles/use-visibility.ts';
import { later } from '../ui/later.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import leaves from './leaf.module.css';
import type { Queue } from './queue-panel.tsx';
import { RowAct, type RowParts } from './queue-row.tsx';

const GiveDialog = later(() => import('../documents/give-dialog.tsx'));

/** The legal documents to give, to replace or to renew: a file is dropped on its row. */
export function useOwnDocuments(lines: Line[]) {
  const { t } = useTexts();
  const words = useLineWords();
  const [gift, setGift] = useState<Gift>();
  const [isGiving, setGiving] = useState(false);
  const give = (next: Gift) => {
    setGift(next);
    setGiving(true);
  };
  const rowOf = (line: Line): RowParts => {
    const { type, status, document } = line;
    const { icon: Icon, tone } = statusLooks[status];
    return {
      ...{
        key: type,
        name: t(`words.document.value.type.${type}`),
        to: `${href('freelance.account')}?tab=documents&document=${document?.id ?? type}`,
      },
      face: (
        <span className={leaves.leaf} data-tone={tone} aria-hidden>
          <Icon size={18} stroke={1.75} />
        </span>
      ),
      what: words.next(line) || t(`documents.purpose.${type}`),
      note: <StateBadge tone={tone}>{words.status(line)}</StateBadge>,
      act: (
        <div className={leaves.give}>
          <Give line={line} unfolds={false} onGive={(file) => give({ type, document, file })} />
        </div>
      ),
    };
  };
  const count = lines.length;
  const links = [{ to: `${href('freelance.account')}?tab=documents`, label: t('home.seeAll') }];
  const title = { title: t('home.queue.ownDocuments', { count }), text: t('home.queueText.ownDocuments') };
  const queues: Queue[] = [{ key: 'documents', count, ...title, links, rows: lines.map(rowOf) }];
  const dialog = gift && (
    <GiveDialog
      key={`${gift.type} ${gift.document?.version}`}
      gift={gift}
      isOpen={isGiving}
      onFile={(file) => setGift({ ...gift, file })}
      onClose={() => setGiving(false)}
      onClosed={() => setGift(undefined)}
    />
  );
  return { queues, dialog };
}

/** Those that bring the most; the rest is on the page of the profile. */
const most = 3;
const editorOf = (gap: OwnProfile['gaps'][number]) => `${href('freelance.profile')}?edit=${sectionOf[gap]}`;

/** What the profile lacks, and whether companies see the rest of it. */
export function useOwnProfile(profile: OwnProfile | undefined): Queue[] {
  const { t } = useTexts();
  const user = useUser();
  const { set } = useVisibility();
  if (!profile) return [];
  const { gaps, isPrivate } = profile;
  const leaf = (Icon: typeof IconUser) => (
    <span className={leaves.leaf} data-tone="accent" aria-hidden>
      <Icon size={18} stroke={1.75} />
    </span>
  );
  const hidden = t('home.profileHidden');
  const show = <RowAct label={t('home.showProfile')} name={hidden} icon={IconEye} run={() => set(user, true)} />;
  const rows: RowParts[] = [
    ...(isPrivate ? [{ key: 'hidden', face: leaf(IconEyeOff), name: hidden, what: t('home.profileHiddenText'), act: show }] : []),
    ...gaps
      .slice(0, most)
      .map((gap) => ({ key: gap, face: leaf(IconUser), name: t(`home.gap.${gap}`), what: t(`home.gapText.${gap}`), to: editorOf(gap) })),
  ];
  const count = gaps.length + (isPrivate ? 1 : 0);
  const links = [{ to: href('freelance.profile'), label: t('home.completeProfile') }];
  return [{ key: 'profile', count, title: t('home.queue.profile', { count }), text: t('home.queueText.profile'), links, rows }];
}
