import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ImportLink } from '../imports/import-link.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { NeedDetail } from './need-detail.tsx';
import { useNeedHrefs } from './need-hrefs.ts';
import { NeedList } from './need-list.tsx';
import { tabStates } from './need-look.ts';
import classes from './needs-page.module.css';
import { NoNeeds } from './no-needs.tsx';
import { needCountsQuery } from './opportunities.api.ts';
import { filtersIn, useOpenNeed } from './use-open-need.ts';

export function NeedsPage() {
  const { t } = useTexts();
  const { type } = useUser();
  const navigate = useNavigate();
  const hrefs = useNeedHrefs();
  const [parameters] = useSearchParams();
  const { data: counts } = useQuery(needCountsQuery(filtersIn(parameters)));
  const [gone, setGone] = useState<string>();
  const open = useOpenNeed(gone);
  const title = routeTitle(t, 'company.opportunities');
  useDocumentTitle(open.need && open.isNamed ? open.need.title : title);

  const mayCreate = open.list.data?.pages[0]?.actions.includes('create') ?? false;
  const isEmpty = counts !== undefined && !open.isNarrowed && Object.values(counts).every((count) => count === 0);
  const tabHref = (state: string) => {
    const kept = new URLSearchParams(parameters);
    kept.delete('need');
    kept.delete('side');
    kept.delete('proposal');
    kept.set('state', state);
    return `${hrefs.list}?${kept}`;
  };
  const leave = async () => navigate(tabHref(open.state));
  const forget = async (isBack = false) => {
    setGone(isBack ? undefined : open.need?.id);
    if (!isBack) await leave();
  };
  const words = { missing: t('needs.missing'), missingText: t('needs.missingText'), back: t('needs.back') };
  const isAlone = !open.isWide && open.isNamed;
  return (
    <div className={classes.whole} data-staff={type !== 'Company' || undefined}>
      <header className={classes.bar} data-folded={isAlone || undefined}>
        <h1 className={classes.title}>{title}</h1>
        <LinkTabs
          label={t('needs.tabs.label')}
          current={open.state}
          tabs={tabStates.map((state) => ({ key: state, label: t(`needs.tabs.${state}`), to: tabHref(state), count: counts?.[state] }))}
        />
        {mayCreate && <ImportLink kind="needs" />}
        {mayCreate && (
          <Button component={Link} to={hrefs.create} variant="default" leftSection={<IconPlus size={16} stroke={1.75} />}>
            {t('needs.new')}
          </Button>
        )}
      </header>
      {isEmpty && !open.isNamed ? (
        <div className={classes.blank}>
          <NoNeeds which={mayCreate ? 'first' : 'read'} mayCreate={mayCreate} />
        </div>
      ) : (
        <div className={classes.split}>
          {!isAlone && <NeedList open={open} />}
          {(open.isWide || isAlone) && (
            <section className={classes.need} aria-label={open.need?.title ?? title}>
              {open.need ? (
                <NeedDetail key={open.need.id} need={open.need} onBack={isAlone ? () => void leave() : undefined} onGone={forget} />
              ) : open.error || open.isComing ? (
                <div className={classes.blank}>
                  <RecordState error={open.error} words={words} onBack={() => void leave()} onRetry={open.retry} />
                </div>
              ) : (
                open.list.data && (
                  <div className={classes.blank}>
                    <NoNeeds which={open.isNarrowed ? 'found' : open.state} mayCreate={mayCreate} />
                  </div>
                )
              )}
            </section>
          )}
        </div>
      )}
    </div>
  );
}
