import type { ChatAbout, Reachable } from '@jalon/domain/chat/chat-schema';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { CompanyFace } from '../ui/face.tsx';
import { nameOf, useAboutWords } from './about-words.ts';
import { LiveFace } from './live-face.tsx';
import classes from './people.module.css';

/** `isAlone`: nobody else is there to choose. */
type ChoiceProps = { one: Reachable; isAlone: boolean; onPick: (about: ChatAbout) => void };

/** Somebody one may write to. With several subjects, which one is asked next; the first is what they last talked about. */
export function PersonChoice({ one: { person, subjects }, isAlone, onPick }: ChoiceProps) {
  const { t } = useTexts();
  const words = useAboutWords();
  const [isOpen, setOpen] = useState(isAlone && subjects.length > 1);
  const [first] = subjects;
  const isSeveral = subjects.length > 1;
  return (
    <>
      <button
        type="button"
        className={classes.choice}
        aria-expanded={isSeveral ? isOpen : undefined}
        onClick={() => (isSeveral ? setOpen(!isOpen) : first && onPick(first.about))}
      >
        <LiveFace person={person} size={36} isOnline={person.isOnline} />
        <span>
          <b>{nameOf(person)}</b>
          <small>{person.company ?? t(`shell.types.${person.type}`)}</small>
        </span>
        <span className={classes.record}>
          {isSeveral ? (
            <>
              <span className={classes.subject}>{t('chat.subjects', { count: subjects.length })}</span>
              <IconChevronDown size={16} stroke={1.75} aria-hidden className={classes.chevron} />
            </>
          ) : (
            first && <Subject about={first.about} words={words(first.about, person)} />
          )}
        </span>
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: buttons of one person, no fields of a form
        <div role="group" className={classes.subjects} aria-label={t('chat.subjectsOf', { name: nameOf(person) })}>
          {subjects.map(({ about, conversationId }, index) => (
            <button
              key={`${about.kind} ${about.id}`}
              type="button"
              // Enter is enough for the one that is meant most often.
              ref={index === 0 ? focusOnce : undefined}
              onClick={() => onPick(about)}
            >
              <Subject about={about} words={words(about, person)} />
              {conversationId && <small>{t('chat.ongoing')}</small>}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

function Subject({ about, words }: { about: ChatAbout; words: string }) {
  return (
    <>
      {about.company && <CompanyFace company={about.company} size={16} />}
      <span className={classes.subject}>{words}</span>
    </>
  );
}
