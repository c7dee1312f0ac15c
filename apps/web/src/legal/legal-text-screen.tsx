import { href } from '@jalon/domain/core/routes';
import { inLanguage, legalKinds, legalRoutes } from '@jalon/domain/legal/legal-text';
import type { LegalText, LegalVersion } from '@jalon/domain/legal/legal-text-schema';
import { parseMarkup, plainText } from '@jalon/domain/legal/markup';
import { Alert, Anchor, Button, Skeleton, Title } from '@mantine/core';
import { IconLanguage, IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useFormat } from '../core/format.ts';
import { errorText, routeTitle, useTexts } from '../core/i18n.ts';
import { LostPath, NothingYet } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import classes from './legal-text-screen.module.css';
import { Markup, sectionId } from './markup.tsx';
import { isMissing, useLegalText } from './use-legal-text.ts';

/** A text with fewer sections is seen at a glance. */
const contentsFrom = 4;

export default function LegalTextScreen() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { version } = useParams();
  const kind = legalKinds.find((one) => pathname.startsWith(href(legalRoutes[one]))) ?? 'terms';
  const { text, error, retry } = useLegalText(kind, version);
  const title = routeTitle(t, legalRoutes[kind]);
  useDocumentTitle(title);
  const home = (
    <Button component={Link} to={href('home')} variant="default">
      {t('legal.home')}
    </Button>
  );
  if (error) {
    const current = (
      <Button component={Link} to={href(legalRoutes[kind])}>
        {t('legal.toCurrent')}
      </Button>
    );
    const words = isMissing(error)
      ? { title: t('legal.noVersion'), text: t('legal.noVersionText'), actions: current }
      : { title: t('legal.failed'), text: errorText(t, error), actions: <Button onClick={retry}>{t('common.retry')}</Button> };
    return (
      <PublicShell isCentred>
        <Message drawing={<LostPath />} {...words} />
      </PublicShell>
    );
  }
  if (text && !text.shown)
    return (
      <PublicShell isCentred>
        <Message drawing={<NothingYet />} title={title} text={`${t('legal.none')}. ${t('legal.noneText')}`} actions={home} />
      </PublicShell>
    );
  return (
    <PublicShell>
      <article className={classes.page}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        {text?.shown ? (
          <Shown text={text} shown={text.shown} />
        ) : (
          <Skeleton height={320} aria-busy="true" aria-label={t('legal.loading')} />
        )}
      </article>
    </PublicShell>
  );
}

function Shown({ text: { kind, versions }, shown }: { text: LegalText; shown: LegalVersion }) {
  const { t, language } = useTexts();
  const { date } = useFormat();
  const { text, language: written } = inLanguage(shown, language);
  const isCurrent = shown.number === versions[0]?.number;
  const route = legalRoutes[kind];
  return (
    <>
      <p className={classes.about}>
        {t(isCurrent ? 'legal.inForce' : 'legal.older', { number: shown.number, day: date(shown.publishedAt) })}
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.print}
          leftSection={<IconPrinter size={15} stroke={1.75} />}
          onClick={() => window.print()}
        >
          {t('legal.print')}
        </Button>
      </p>
      {!isCurrent && (
        <Alert color="yellow" py={10} px={12} mb="md">
          {t('legal.olderNotice')}{' '}
          <Anchor component={Link} to={href(route)} inherit underline="always">
            {t('legal.toCurrent')}
          </Anchor>
        </Alert>
      )}
      {written !== language && (
        <Alert color="blue" py={10} px={12} mb="md" icon={<IconLanguage size={18} />}>
          {t('legal.onlyFrench')}
        </Alert>
      )}
      <Contents source={text} language={written} />
      <Markup source={text} language={written} headingIds />
      <section className={classes.versions} aria-labelledby="versions">
        <h2 id="versions">{t('legal.versions')}</h2>
        <ol reversed>
          {versions.map((one) => {
            const summary = inLanguage({ fr: one.summaryFr, en: one.summaryEn }, language);
            const name = t('legal.older', { number: one.number, day: date(one.publishedAt) });
            return (
              <li key={one.number}>
                {one.number === shown.number ? (
                  <strong>{name}</strong>
                ) : (
                  <Link to={one === versions[0] ? href(route) : href(route, { version: String(one.number) })}>{name}</Link>
                )}
                {one === versions[0] && ` (${t('legal.current')})`}
                {summary.text && <p lang={summary.language}>{summary.text}</p>}
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

function Contents({ source, language }: { source: string; language: string }) {
  const { t } = useTexts();
  const sections = useMemo(
    () => parseMarkup(source).flatMap((block) => (block.type === 'heading' && block.level === 2 ? [plainText(block.children)] : [])),
    [source],
  );
  if (sections.length < contentsFrom) return null;
  return (
    <nav className={classes.contents} aria-label={t('legal.contents')}>
      <ol lang={language}>
        {sections.map((name, index) => (
          <li key={sectionId(index)}>
            <a href={`#${sectionId(index)}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
