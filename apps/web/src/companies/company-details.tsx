import { type CompanyAction, companyActions } from '@jalon/domain/companies/managed-company';
import type { ManagedCompany } from '@jalon/domain/companies/managed-company-schema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChoiceForm } from '../portfolios/choice-form.tsx';
import { findCommercials, useAssignCommercials } from '../portfolios/portfolios.api.ts';
import classes from './companies.module.css';
import { actIcons, useCompanyActs } from './company-actions.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyEditForm } from './company-forms.tsx';

type DetailsProps = { company: ManagedCompany; onGone: () => void };

/** What is known of a company and what can be done with it; editing and choosing take the place of the facts. */
export function CompanyDetails({ company, onGone }: DetailsProps) {
  const [doing, setDoing] = useState<'edit' | 'assign'>();
  const stop = () => setDoing(undefined);
  if (doing === 'edit') return <CompanyEditForm company={company} onClose={stop} />;
  if (doing === 'assign') return <Assignment company={company} onClose={stop} />;
  return (
    <>
      <CompanyFacts company={company} />
      <Acts company={company} onGone={onGone} onBegin={setDoing} />
    </>
  );
}

function Acts({ company, onGone, onBegin }: DetailsProps & { onBegin: (doing: 'edit' | 'assign') => void }) {
  const { t } = useTexts();
  const { act } = useCompanyActs();
  const run = async (action: CompanyAction) => {
    if (action === 'edit' || action === 'assign') return onBegin(action);
    if ((await act([company], action)) && action === 'delete') onGone();
  };
  return (
    <div className={classes.acts}>
      {companyActions
        .filter((action) => company.actions.includes(action))
        .map((action) => {
          const Icon = actIcons[action];
          return (
            <Button key={action} variant="default" leftSection={<Icon size={16} />} onClick={() => void run(action)}>
              {t(`companies.action.${action}`)}
            </Button>
          );
        })}
    </div>
  );
}

function Assignment({ company, onClose }: { company: ManagedCompany; onClose: () => void }) {
  const { t } = useTexts();
  const { mutateAsync } = useAssignCommercials(company.id);
  const words = {
    text: t('companies.assign.text'),
    label: t('companies.assign.title'),
    search: t('companies.assign.search'),
    none: t('companies.assign.none'),
    saved: t('companies.assign.saved', { name: company.name }),
  };
  return <ChoiceForm words={words} find={findCommercials} current={company.commercials} save={mutateAsync} onClose={onClose} />;
}
