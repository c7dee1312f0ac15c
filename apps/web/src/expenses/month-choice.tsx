import { href } from '@jalon/domain/core/routes';
import type { ExpenseMonth } from '@jalon/domain/expense-reports/expense-report-api';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { CompanyFace } from '../ui/face.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { WorkHeader, WorkPage } from '../ui/work-frame.tsx';
import { expenseClient, monthQuery } from './expenses.api.ts';
import classes from './month-choice.module.css';
import { MonthSteps, MonthTrail } from './month-way.tsx';
import shared from './shared.module.css';
import { stateTones } from './state-tones.ts';
import { useWords } from './use-words.ts';

type Delivery = ExpenseMonth['deliveries'][number];

/** A month without a report that is named: the only one there is, or a choice of the deliveries that have days in it. */
export function MonthChoice({ month, projectId }: { month: string; projectId: string | undefined }) {
  const { t } = useTexts();
  const words = useWords();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(monthQuery(month));
  const { start, isStarting } = useStart(month);
  const all = data?.deliveries ?? [];
  const [only, ...others] = projectId ? all.filter(({ project }) => project.id === projectId) : all.length === 1 ? all : [];
  const isOnly = only !== undefined && others.length === 0;
  const isGone = useRef(false);
  useDocumentTitle(words.title(month));
  useEffect(() => {
    if (!isOnly || isGone.current) return;
    isGone.current = true;
    void start(only);
  });
  if (!data || isOnly)
    return (
      <Page title={words.title(month)}>
        <RecordState
          error={error}
          words={{ missing: t('expenses.missing'), back: t('common.back') }}
          onBack={() => void navigate(href('freelance.expenseReports'))}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  return (
    <WorkPage>
      <WorkHeader trail={<MonthTrail />} title={words.title(month)} badge={null} stepper={<MonthSteps month={month} />} subject={null} />
      {all.length === 0 ? (
        <Panel>
          <EmptyState
            title={t('expenses.choose.none', { month: words.month(month) })}
            description={t('expenses.choose.noneText')}
            illustration={<NothingYet />}
            action={
              <Button component={Link} to={href('freelance.projects')} variant="default">
                {t('expenses.choose.toDeliveries')}
              </Button>
            }
          />
        </Panel>
      ) : (
        <Panel title={t('expenses.choose.title')} aside={<span className={shared.small}>{t('expenses.choose.text')}</span>} isFlush>
          {all.map((delivery) => (
            <div key={delivery.id} className={classes.choice}>
              <CompanyFace company={delivery.company} size={32} />
              <span className={shared.grow}>
                <span className={shared.strong}>{delivery.project.title}</span>
                <span className={shared.under}>
                  {delivery.title} · {delivery.company.name}
                </span>
              </span>
              {delivery.report && (
                <StateBadge tone={stateTones[delivery.report.state]}>{t(`words.expenseReport.state.${delivery.report.state}`)}</StateBadge>
              )}
              <Button variant={delivery.report ? 'default' : 'filled'} loading={isStarting} onClick={() => void start(delivery)}>
                {delivery.report ? t('expenses.choose.goOn') : t('expenses.choose.start')}
              </Button>
            </div>
          ))}
        </Panel>
      )}
    </WorkPage>
  );
}

/** Opens the report of a delivery, or begins it. */
function useStart(month: string) {
  const toast = useToast();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = expenseClient.useCreate();
  const start = async ({ id, project, report }: Delivery) => {
    try {
      const made = report ?? (await mutateAsync({ body: { deliveryId: id, month }, key: crypto.randomUUID() }));
      await navigate(href('freelance.expenses', { term: month, project_id: project.id, expenses_report_id: made.id }), { replace: true });
    } catch (error) {
      toast.failed(error);
    }
  };
  return { start, isStarting: isPending };
}
