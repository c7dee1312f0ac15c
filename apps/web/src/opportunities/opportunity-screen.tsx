import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordPage } from '../ui/record-page.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { useNeedSides } from './need-detail.tsx';
import { NeedHeader } from './need-header.tsx';
import { useNeedHrefs } from './need-hrefs.ts';
import { NeedFacts, NeedWords } from './need-text.tsx';
import { opportunityClient } from './opportunities.api.ts';

/** The page of one need, with an address of its own to send to a colleague. */
export default function OpportunityScreen() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const hrefs = useNeedHrefs();
  const { data, error, refetch } = useQuery(opportunityClient.one(id));
  const leave = async () => navigate(hrefs.list, { replace: true });
  if (data) return <NeedPage key={id} need={data} onGone={leave} />;
  const words = { missing: t('needs.missing'), missingText: t('needs.missingText'), back: t('needs.back') };
  return (
    <Page title={routeTitle(t, 'commercial.opportunity')}>
      <Panel>
        <RecordState error={error} words={words} onBack={() => void leave()} onRetry={() => void refetch()} />
      </Panel>
    </Page>
  );
}

function NeedPage({ need, onGone }: { need: Opportunity; onGone: () => Promise<void> }) {
  const { t } = useTexts();
  const hrefs = useNeedHrefs();
  const sides = useNeedSides(need).map((side) => (side.key === 'need' ? { ...side, panel: <NeedWords need={need} /> } : side));
  return (
    <RecordPage
      name={need.title}
      trail={[
        { name: routeTitle(t, 'commercial.opportunities'), to: hrefs.list },
        { name: t(`needs.tabs.${need.state}`), to: `${hrefs.list}?state=${need.state}` },
      ]}
      header={<NeedHeader need={need} onGone={onGone} heading="h1" />}
      tabs={sides}
      side={<NeedFacts need={need} />}
    />
  );
}
