import { isType } from '@jalon/domain/core/actor';
import { textOf } from '@jalon/domain/core/rich-text';
import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { ActionIcon, Button, Kbd, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconLink, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Contact } from '../sessions/contact.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Highlight } from '../ui/highlight.tsx';
import { Panel } from '../ui/panel.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { nearestIn, readIn, useVote } from './faq.api.ts';
import classes from './faq.module.css';
import { useOpenQuestion } from './use-open-question.ts';

type Props = { all: FaqQuestion[]; shown: FaqQuestion[]; query: string; isPreview: boolean };

/** What a reader sees: the questions, the words they look for marked, one answer open at a time. */
export function FaqAnswers({ all, shown, query, isPreview }: Props) {
  const { t } = useTexts();
  const isNothing = shown.length === 0;
  const rows = isNothing ? nearestIn(all, query) : shown;
  return (
    <>
      <p className={classes.found} role="status">
        {query && !isNothing && t('faq.found', { count: shown.length, text: query })}
      </p>
      {isNothing && query && (
        <Panel>
          <EmptyState
            title={t('faq.nothingTitle', { text: query })}
            description={
              <>
                {t('faq.nothingText')} <Contact text={t('faq.askText')} />
              </>
            }
          />
        </Panel>
      )}
      {rows.length > 0 && (!isNothing || query) && (
        <Panel isFlush>
          <ul className={classes.list} aria-label={t('faq.list')} onKeyDown={walk}>
            {rows.map((row) => (
              <Question key={row.id} row={row} query={isNothing ? '' : query} isPreview={isPreview} />
            ))}
          </ul>
        </Panel>
      )}
      <p className={classes.keys} aria-hidden>
        <Kbd size="xs">/</Kbd> {t('faq.keys.search')} <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('faq.keys.walk')}
      </p>
    </>
  );
}

/** The arrows walk from question to question. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const questions = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-question]')];
  const at = questions.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  questions[at + step]?.focus();
}

function Question({ row, query, isPreview }: { row: FaqQuestion; query: string; isPreview: boolean }) {
  const { t, language } = useTexts();
  const toast = useToast();
  const { open, show } = useOpenQuestion();
  const reader = useUser();
  const item = useRef<HTMLLIElement>(null);
  const isOpen = open === row.id;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current) item.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { question, answer } = readIn(language, row);
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}?question=${row.id}`);
    toast.done(t('faq.copied'));
  };
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li ref={item} className={classes.question} data-open={isOpen || undefined}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <UnstyledButton
            className={classes.opener}
            data-question
            aria-expanded={isOpen}
            aria-controls={`answer-${row.id}`}
            onClick={() => show(isOpen ? null : row.id)}
          >
            <Chevron size={16} stroke={1.75} aria-hidden />
            <span>
              <Highlight text={question} query={query} />
              {query && !isOpen && (
                <span className={classes.snippet}>
                  <Highlight text={textOf(answer)} query={query} />
                </span>
              )}
            </span>
          </UnstyledButton>
        </h2>
        {isType(reader, 'Commercial') && <StateBadge tone="neutral">{t(`words.faq.value.audience.${row.audience}`)}</StateBadge>}
        {isOpen && (
          <ActionIcon variant="subtle" color="gray" aria-label={t('faq.copyLink')} title={t('faq.copyLink')} onClick={() => void copy()}>
            <IconLink size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      <div id={`answer-${row.id}`} hidden={!isOpen}>
        {isOpen && (
          <>
            <div className={classes.answer}>
              <RichText html={answer} query={query} />
            </div>
            <Vote row={row} isPreview={isPreview} />
          </>
        )}
      </div>
    </li>
  );
}

function Vote({ row: { id, vote, updatedAt }, isPreview }: { row: FaqQuestion; isPreview: boolean }) {
  const { t } = useTexts();
  const { day } = useFormat();
  const toast = useToast();
  const { mutate, isPending } = useVote();
  const say = (isUseful: boolean | null) => mutate({ id, isUseful }, { onError: (error) => toast.failed(error) });
  const button = { size: 'compact-sm', variant: 'default', disabled: isPreview || isPending } as const;
  return (
    <div className={classes.useful}>
      <span role="status">{vote === null ? t('faq.useful') : t(vote ? 'faq.thanks' : 'faq.thanksNo')}</span>
      {vote === null ? (
        <>
          <Button {...button} leftSection={<IconThumbUp size={14} />} onClick={() => say(true)}>
            {t('common.yes')}
          </Button>
          <Button {...button} leftSection={<IconThumbDown size={14} />} onClick={() => say(false)}>
            {t('common.no')}
          </Button>
        </>
      ) : (
        <Button {...button} variant="subtle" onClick={() => say(null)}>
          {t('faq.change')}
        </Button>
      )}
      <Text span className={classes.updated}>
        {t('faq.updated', { date: day(updatedAt) })}
      </Text>
    </div>
  );
}
