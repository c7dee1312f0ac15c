import { formatPercent } from '@jalon/domain/core/percent';
import { type Completion, type CompletionPart, sectionOf } from '@jalon/domain/profiles/profile-completion';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './completion-card.module.css';
import shared from './shared.module.css';
import { useEditing } from './use-editing.ts';

const most = 3;
const radius = 33;
const around = 2 * Math.PI * radius;

/** How whole the profile is, and what would bring the most, each leading to its editor. */
export function CompletionCard({ completion: { rate, gains } }: { completion: Completion }) {
  const { t, language } = useTexts();
  const { section, edit } = useEditing();
  const words = t('profile.completion.rate', { rate });
  const editorOf = (part: CompletionPart) => sectionOf[part];
  return (
    <Panel isFlush>
      <div className={classes.done}>
        <span className={classes.ring} role="img" aria-label={words}>
          <svg viewBox="0 0 72 72" aria-hidden>
            <title>{words}</title>
            <circle cx="36" cy="36" r={radius} className={classes.track} />
            <circle cx="36" cy="36" r={radius} className={classes.fill} strokeDasharray={`${(rate / 100) * around} ${around}`} />
          </svg>
          <b aria-hidden>{formatPercent(rate * 100, language)}</b>
        </span>
        <div>
          <h2 className={classes.doneTitle}>{words}</h2>
          <p className={shared.note}>{t(gains.length > 0 ? 'profile.completion.promise' : 'profile.completion.whole')}</p>
        </div>
      </div>
      {gains.length > 0 && (
        <>
          <h3 className={classes.gainTitle}>{t('profile.completion.most')}</h3>
          <ul className={classes.gains}>
            {gains.slice(0, most).map(({ part, points }) => (
              <li key={part}>
                <UnstyledButton className={classes.gainLine} onClick={() => edit(editorOf(part))}>
                  <span className={shared.gain} aria-hidden>{`+\u00a0${points}`}</span>
                  <span className={shared.grow}>{t(`home.gap.${part}`)}</span>
                  {section === editorOf(part) ? (
                    <span className={shared.unsaid}>{t('profile.completion.inProgress')}</span>
                  ) : (
                    <IconChevronRight size={16} stroke={1.75} aria-hidden />
                  )}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
