import type { Conversation } from '@jalon/domain/chat/chat-schema';
import { Button, CloseButton } from '@mantine/core';
import { Link } from 'react-router';
import { hrefOf } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { CompanyFace, Face, PersonFace, pictureOf } from '../ui/face.tsx';
import { AboutState, useAboutHref } from './about-state.tsx';
import { nameOf, useAboutWords } from './about-words.ts';
import { useDayWords } from './day-words.ts';
import { FileKind } from './message-file.tsx';
import classes from './side.module.css';

type SideProps = { talk: Conversation; isOpen: boolean; onClose: () => void };

/** What a conversation is about, who is in it, who may read it, and what was sent. */
export function Side({ talk, isOpen, onClose }: SideProps) {
  const { t } = useTexts();
  const { other, first, readers } = talk;
  return (
    <aside className={classes.side} data-open={isOpen || undefined} aria-label={t('chat.side')}>
      <CloseButton className={classes.close} aria-label={t('common.close')} onClick={onClose} />
      <About talk={talk} />
      <section>
        <h3>{t('chat.inside')}</h3>
        {[...(first ? [first] : []), other].map((person) => (
          <p key={person.id} className={classes.row}>
            <PersonFace person={person} size={28} />
            <span>
              {nameOf(person)}
              <small>{person.company ?? t(`shell.types.${person.type}`)}</small>
            </span>
          </p>
        ))}
        {readers.map(({ id, name, picture }) => (
          <p key={id} className={classes.row}>
            <Face id={id} name={name} src={pictureOf({ id, picture })} size={28} />
            <span>
              {name}
              <small>{t('chat.reader')}</small>
            </span>
          </p>
        ))}
      </section>
      <Files talk={talk} />
    </aside>
  );
}

function About({ talk: { about } }: { talk: Conversation }) {
  const { t } = useTexts();
  const words = useAboutWords();
  const { kind, company, title } = about;
  const to = useAboutHref()(about);
  return (
    <section>
      <div className={classes.about}>
        {company && <CompanyFace company={company} size={40} />}
        <span className={classes.words}>
          <b>{title || words(about)}</b>
          {company && <small>{company.name}</small>}
          {about.candidate && <small>{about.candidate}</small>}
        </span>
        <AboutState about={about} />
      </div>
      {to && kind !== 'portfolio' && (
        <Button component={Link} to={to} variant="default" size="xs" fullWidth mt={14}>
          {t(`chat.open.${kind}`)}
        </Button>
      )}
    </section>
  );
}

function Files({ talk: { id, files } }: { talk: Conversation }) {
  const { t } = useTexts();
  const days = useDayWords();
  return (
    <section>
      <h3>
        {t('chat.files')}
        {files.length > 0 && <span className={classes.count}>{files.length}</span>}
      </h3>
      {files.length === 0 && <p className={classes.none}>{t('chat.noFiles')}</p>}
      {files.map((file) => (
        <a
          key={file.id}
          className={classes.row}
          href={hrefOf('GET /api/conversations/:id/files/:fileId', { params: { id, fileId: file.id }, query: { as: 'preview' } })}
          target="_blank"
          rel="noopener"
        >
          <FileKind file={file} />
          <span>
            <span title={file.name}>{file.name}</span>
            <small>
              {file.by}, {days.short(file.at)}
            </small>
          </span>
        </a>
      ))}
    </section>
  );
}
