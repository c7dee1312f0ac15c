import { href } from '@jalon/domain/core/routes';
import { type OperatorSection, operatorSectionNames } from '@jalon/domain/operator/operator';
import { Button } from '@mantine/core';
import {
  IconAddressBook,
  IconBellRinging,
  IconBuilding,
  IconCalendar,
  IconChecks,
  IconHistory,
  IconScale,
  IconSignature,
  type TablerIcon,
} from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { Section, SectionFrame } from '../ui/section-nav.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { LogoField } from './logo-field.tsx';
import { operatorHistoryQuery, operatorQuery } from './operator.api.ts';
import classes from './operator.module.css';
import { OperatorForm } from './operator-form.tsx';
import { OperatorFailed, OperatorWaiting } from './operator-states.tsx';

export const prefetch: Prefetch = () => void queryClient.prefetchQuery(operatorQuery);

const icons: Record<OperatorSection, TablerIcon> = {
  identity: IconBuilding,
  contact: IconAddressBook,
  legal: IconSignature,
  calendar: IconCalendar,
  reminders: IconBellRinging,
  validation: IconChecks,
};

/** What the operator decides for everybody, a section each, with its history. */
export default function OperatorScreen() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(operatorQuery);
  const history = useInfiniteQuery(operatorHistoryQuery);
  // One guard for all the forms: the router takes a single one.
  const [unsaved, setUnsaved] = useState<readonly OperatorSection[]>([]);
  const noteUnsaved = useCallback(
    (section: OperatorSection, isUnsaved: boolean) =>
      setUnsaved((others) => [...others.filter((one) => one !== section), ...(isUnsaved ? [section] : [])]),
    [],
  );
  useLeaveGuard(unsaved.length > 0);
  const title = routeTitle(t, 'admin.settings');
  const sections = operatorSectionNames.map((id) => ({ id, label: t(`operator.section.${id}`), icon: icons[id] }));
  const groups = [
    { title, to: href('admin.settings'), sections: [...sections, { id: 'history', label: t('history.title'), icon: IconHistory }] },
  ];
  const legalTexts = (
    <Button variant="default" component={Link} to={href('admin.legalTexts')} leftSection={<IconScale size={16} stroke={1.75} />}>
      {t('operator.legalTexts')}
    </Button>
  );
  return (
    <Page title={title} description={t('operator.intro')} actions={legalTexts}>
      <SectionFrame label={t('operator.sections')} groups={groups}>
        {operatorSectionNames.map((section) => (
          <Section key={section} id={section}>
            <Panel title={t(`operator.section.${section}`)} text={t(`operator.text.${section}`)} className={classes.panel}>
              {data && section === 'identity' && <LogoField operator={data} />}
              {data && <OperatorForm key={section} section={section} operator={data} onUnsaved={noteUnsaved} />}
              {!data && !error && <OperatorWaiting />}
              {!data && error && <OperatorFailed error={error} onRetry={() => void refetch()} />}
            </Panel>
          </Section>
        ))}
        <Section id="history">
          <Panel title={t('history.title')}>
            <RecordHistory found={history} />
          </Panel>
        </Section>
      </SectionFrame>
    </Page>
  );
}
