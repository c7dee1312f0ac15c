import type { ChatAbout } from '@jalon/domain/chat/chat-schema';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { CompanyFace } from '../ui/face.tsx';
import { AboutState, useAboutHref } from './about-state.tsx';
import classes from './talk.module.css';

/** The record of a conversation above it, where there is no room for it beside: what it is, how it stands, and the way there. */
export function TalkAbout({ about }: { about: ChatAbout }) {
  const { t } = useTexts();
  const to = useAboutHref()(about);
  const { kind, title, company, candidate } = about;
  if (!to || kind === 'portfolio') return null;
  return (
    <Link to={to} className={classes.record} aria-label={t('common.pair', { name: t(`chat.open.${kind}`), value: title })}>
      {company && <CompanyFace company={company} size={28} />}
      <span className={classes.recordWords}>
        <b>{title}</b>
        <small>{[company?.name, candidate].filter(Boolean).join(' · ')}</small>
      </span>
      <AboutState about={about} />
      <IconChevronRight size={16} stroke={1.75} aria-hidden />
    </Link>
  );
}
