import { isType } from '@jalon/domain/core/actor';
import { areas, href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { IconDownload, IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { AdministrativePanel } from '../administrative/administrative-panel.tsx';
import { hrefOf } from '../core/call.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { ownToday } from '../core/today.ts';
import { isWaiting, linesOf } from '../documents/document-lines.ts';
import { documentsOf } from '../documents/documents.api.ts';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import { NoticePanel } from '../notifications/notice-panel.tsx';
import { noticesQuery } from '../notifications/notifications.api.ts';
import { OwnRetentionPanel } from '../retention/own-retention-panel.tsx';
import { LegalLinks } from '../ui/legal-links.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { Section } from '../ui/section-nav.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { accountQuery } from './account.api.ts';
import classes from './account.module.css';
import { DetailsForm } from './details-form.tsx';
import { DisplayPanel } from './display-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { Failed, Waiting } from './panel-states.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const prefetch: Prefetch = () => {
  void queryClient.prefetchQuery(accountQuery);
  void queryClient.prefetchQuery(noticesQuery);
};

/** One's own account, the same in the four areas. */
export default function AccountScreen() {
  const { t } = useTexts();
  const user = useUser();
  const operator = useOperator().name;
  const security = areas[user.type].security;
  const asked = useSearchParams()[0].get('tab');
  const tab = isType(user, 'Freelance') && (asked === 'documents' || asked === 'file') ? asked : 'details';
  const link = (
    <Button
      hiddenFrom={tab === 'details' ? 'lg' : undefined}
      variant="default"
      component={Link}
      to={href(security)}
      leftSection={<IconShieldLock size={16} stroke={1.75} />}
    >
      {routeTitle(t, security)}
    </Button>
  );
  const title = routeTitle(t, areas[user.type].account);
  return (
    <Page
      title={title}
      {...(tab !== 'details' && { tab: `${t(tab === 'file' ? 'administrative.tab' : 'account.tab.documents')} · ${title}` })}
      description={t('account.intro', { operator })}
      actions={link}
    >
      {isType(user, 'Freelance') && <AccountTabs current={tab} />}
      {tab === 'documents' && <DocumentsPanel />}
      {tab === 'file' && <AdministrativePanel />}
      {tab === 'details' && <OwnAccount />}
    </Page>
  );
}

function AccountTabs({ current }: { current: string }) {
  const { t } = useTexts();
  const own = href('freelance.account');
  // The tabs are there before it is known.
  const given = useQuery({ ...documentsOf(useUser().id), enabled: useSettled() }).data?.rows;
  const waiting = given && linesOf(given, ownToday()).filter(isWaiting).length;
  const tabs = [
    { key: 'details', label: t('account.tab.details'), to: own },
    { key: 'documents', label: t('account.tab.documents'), to: `${own}?tab=documents`, count: waiting || undefined },
    { key: 'file', label: t('administrative.tab'), to: `${own}?tab=file` },
  ];
  return <LinkTabs label={routeTitle(t, 'freelance.account')} tabs={tabs} current={current} />;
}

function OwnAccount() {
  const { t } = useTexts();
  const user = useUser();
  return (
    <SettingsFrame>
      <Section id="picture">
        <PicturePanel user={user} />
      </Section>
      <Section id="details">
        <Panel title={t('account.details.title')} className={classes.details ?? ''}>
          <Details />
        </Panel>
      </Section>
      <Section id="email">
        <EmailPanel email={user.email} />
      </Section>
      <Section id="notices">
        <NoticePanel />
      </Section>
      <Section id="display">
        <DisplayPanel />
      </Section>
      <Section id="data">
        <DataPanel />
      </Section>
      {isType(user, 'Freelance') && (
        <Section id="retention">
          <OwnRetentionPanel />
        </Section>
      )}
      <LegalLinks />
    </SettingsFrame>
  );
}

function DataPanel() {
  const { t } = useTexts();
  return (
    <Panel title={t('account.data.title')}>
      <div className={`${classes.line} ${classes.wraps}`}>
        <p className={classes.text}>{t('account.data.text', { operator: useOperator().name })}</p>
        <Button
          variant="default"
          component="a"
          href={hrefOf('GET /api/account/export', {})}
          download
          flex="none"
          leftSection={<IconDownload size={16} stroke={1.75} />}
        >
          {t('account.data.download')}
        </Button>
      </div>
    </Panel>
  );
}

function Details() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(accountQuery);
  if (error && !data) return <Failed title={t('account.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting lines={4} />;
  return <DetailsForm account={data} />;
}
