import type { AnswerOf } from '@jalon/domain/core/endpoint';
import { href } from '@jalon/domain/core/routes';
import type { publicPageApi } from '@jalon/domain/profiles/public-page-api';
import { publicName } from '@jalon/domain/profiles/public-view';
import { Button, Skeleton } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { CallError, call, hrefOf } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { errorText, routeTitle, useTexts } from '../core/i18n.ts';
import { useSession } from '../core/session.ts';
import { useAsked } from '../core/use-asked.ts';
import { LostPath } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import classes from './public-profile.module.css';
import { PublicSheet } from './public-sheet.tsx';

type Page = AnswerOf<typeof publicPageApi.read>;

/** The page of a freelance, for whoever has its address. */
export default function PublicProfileScreen() {
  const { t } = useTexts();
  const { slug = '' } = useParams();
  // Who signs in meanwhile may be told more.
  const visitor = useSession()?.id ?? '';
  const { found, error, retry } = useAsked(
    (signal) => call('GET /api/public-profiles/:slug', { params: { slug } }, { signal }),
    `${slug} ${visitor}`,
  );
  const fallback = routeTitle(t, 'publicProfile');
  useDocumentTitle(found ? `${publicName(found)}${found.title ? `, ${found.title}` : ''}` : error ? t('publicProfile.missing') : fallback);
  if (error) return <Refused error={error} onRetry={retry} />;
  return (
    <PublicShell>
      <article className={classes.page}>
        {found ? <Shown slug={slug} page={found} /> : <Skeleton height={420} aria-busy="true" aria-label={t('publicProfile.loading')} />}
      </article>
    </PublicShell>
  );
}

function Shown({ slug, page }: { slug: string; page: Page }) {
  const { picture } = page;
  const src = picture ? hrefOf('GET /api/public-profiles/:slug/picture', { params: { slug }, query: { v: picture } }) : null;
  return (
    <PublicSheet profile={page} src={src} heading="h1">
      <Contact slug={slug} talentId={page.talentId} />
    </PublicSheet>
  );
}

/** Strangers come in by signing in, or up, as a company; a company that finds talents goes on there. The others have no one to contact. */
function Contact({ slug, talentId }: { slug: string; talentId: string | null }) {
  const { t } = useTexts();
  const session = useSession();
  if (session && !talentId) return null;
  const icon = <IconMessageCircle size={18} stroke={1.75} aria-hidden />;
  if (talentId)
    return (
      <div className={classes.contact}>
        <Button component={Link} to={href('company.accounts', { selected_freelance_id: talentId })} leftSection={icon}>
          {t('publicProfile.open')}
        </Button>
      </div>
    );
  const next = encodeURIComponent(href('publicProfile', { slug }));
  return (
    <div className={classes.contact}>
      <Button component={Link} to={`${href('login')}?next=${next}`} leftSection={icon}>
        {t('publicProfile.contact')}
      </Button>
      <Button component={Link} to={href('company.signUp1')} variant="default">
        {t('publicProfile.signUp')}
      </Button>
      <p>{t('publicProfile.contactText')}</p>
    </div>
  );
}

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const isMissing = error instanceof CallError && error.status === 404;
  const words: { title: string; text: string; actions: ReactNode } = isMissing
    ? {
        title: t('publicProfile.missing'),
        text: t('publicProfile.missingText'),
        actions: (
          <Button component={Link} to={href('home')}>
            {t('publicProfile.toHome')}
          </Button>
        ),
      }
    : { title: t('publicProfile.failed'), text: errorText(t, error), actions: <Button onClick={onRetry}>{t('common.retry')}</Button> };
  return (
    <PublicShell isCentred>
      <Message drawing={<LostPath />} {...words} />
    </PublicShell>
  );
}
