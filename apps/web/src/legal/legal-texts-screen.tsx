import { href } from '@jalon/domain/core/routes';
import { type LegalKind, legalKinds, legalRoutes } from '@jalon/domain/legal/legal-text';
import type { ManagedLegalText } from '@jalon/domain/legal/legal-text-schema';
import { Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { errorText, routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { legalHistoryQuery, legalTextQuery } from './legal.api.ts';
import classes from './legal.module.css';
import { LegalEditor } from './legal-editor.tsx';
import { LegalVersions } from './legal-versions.tsx';

export const prefetch: Prefetch = (_user, { params: { kind: given } }) => {
  const kind = legalKinds.find((one) => one === given);
  if (kind) void queryClient.prefetchQuery(legalTextQuery(kind));
};

/** Terms, privacy policy and legal notice, as the operator writes them. */
export default function LegalTextsScreen() {
  const { t } = useTexts();
  const given = useParams().kind;
  const kind = legalKinds.find((one) => one === given);
  if (given === undefined) return <Navigate to={href('admin.legalTexts', { kind: legalKinds[0] })} replace />;
  const title = routeTitle(t, 'admin.legalTexts');
  const nameOf = (one: LegalKind) => routeTitle(t, legalRoutes[one]);
  return (
    <Page title={title} tab={kind ? `${nameOf(kind)} · ${title}` : title} description={t('legal.manage.intro')}>
      <LinkTabs
        label={t('legal.manage.sections')}
        tabs={legalKinds.map((key) => ({ key, label: nameOf(key), to: href('admin.legalTexts', { kind: key }) }))}
        current={kind}
      />
      {kind ? (
        <Managed key={kind} kind={kind} />
      ) : (
        <Panel>
          <EmptyState title={t('legal.manage.unknown')} />
        </Panel>
      )}
    </Page>
  );
}

function Managed({ kind }: { kind: LegalKind }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(legalTextQuery(kind));
  const history = useInfiniteQuery(legalHistoryQuery(kind));
  if (error && !data)
    return (
      <Panel>
        <EmptyState
          title={t('legal.manage.failed')}
          description={errorText(t, error)}
          action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        />
      </Panel>
    );
  if (!data) return <Skeleton height={480} aria-busy="true" />;
  return (
    <>
      <Panel title={t('legal.manage.draft')} aside={<Standing text={data} />}>
        <LegalEditor text={data} />
      </Panel>
      <div className={classes.columns}>
        <LegalVersions text={data} />
        <Panel title={t('history.title')}>
          <RecordHistory found={history} />
        </Panel>
      </div>
    </>
  );
}

function Standing({ text: { kind, versions, isChanged } }: { text: ManagedLegalText }) {
  const { t } = useTexts();
  const [current] = versions;
  return (
    <div className={classes.standing}>
      <StateBadge tone={current ? 'positive' : 'warning'}>
        {current ? t('legal.manage.published', { number: current.number }) : t('legal.manage.neverPublished')}
      </StateBadge>
      {current && isChanged && <StateBadge tone="accent">{t('legal.manage.changed')}</StateBadge>}
      {current && (
        <Button
          component="a"
          href={href(legalRoutes[kind])}
          target="_blank"
          rel="noopener"
          variant="subtle"
          size="compact-sm"
          rightSection={<IconExternalLink size={14} stroke={1.75} />}
        >
          {t('legal.manage.open')}
        </Button>
      )}
    </div>
  );
}
