import { href } from '@jalon/domain/core/routes';
import { inLanguage, legalRoutes } from '@jalon/domain/legal/legal-text';
import type { ManagedLegalText } from '@jalon/domain/legal/legal-text-schema';
import { Anchor } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './legal.module.css';

export function LegalVersions({ text: { kind, versions } }: { text: ManagedLegalText }) {
  const { t, language } = useTexts();
  const { day } = useFormat();
  return (
    <Panel title={t('legal.manage.versions')}>
      {versions.length === 0 && <EmptyState title={t('legal.manage.noVersions')} description={t('legal.manage.noVersionsText')} />}
      <ol className={classes.versions}>
        {versions.map(({ number, publishedAt, by, asksAgain, summaryFr, summaryEn }) => {
          const summary = inLanguage({ fr: summaryFr, en: summaryEn }, language);
          const facts = [day(publishedAt), by && t('legal.manage.by', { name: by.name }), asksAgain && t('legal.manage.asked')];
          return (
            <li key={number}>
              <Anchor href={href(legalRoutes[kind], { version: String(number) })} target="_blank" rel="noopener" fw={500}>
                {t('legal.manage.version', { number })}
              </Anchor>
              <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
              {summary.text && <p lang={summary.language}>{summary.text}</p>}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
