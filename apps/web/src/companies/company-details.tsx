import type { ClientCompany } from '@jalon/domain/companies/client-company';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChoiceForm } from '../portfolios/choice-form.tsx';
import { findCommercials, useAssignCommercials } from '../portfolios/portfolios.api.ts';
import classes from './companies.module.css';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyEditForm } from './company-forms.tsx';
import { type FormAction, isFormAction, useCompanyActs } from './use-company-acts.ts';

type DetailsProps = { company: ClientCompany; onGone: () => void };

/** What is known of a company and what can be done with it; editing and choosing take the place of the facts. */
export function CompanyDetails({ company, onGone }: DetailsProps) {
  const [doing, setDoing] = useState<FormAction>();
  const stop = () => setDoing(undefined);
  if (doing === 'update') return <CompanyEditForm company={company} onClose={stop} />;
  if (doing === 'assign') return <Assignment company={company} onClose={stop} />;
  return (
    <>
      <CompanyFacts company={company} />
      <Acts company={company} onGone={onGone} onBegin={setDoing} />
    </>
  );
}

function Acts({ company, onGone, onBegin }: DetailsProps & { onBegin: (doing: FormAction) => void }) {
  const { menuOf, run } = useCompanyActs();
  const press = async (action: string) => {
    if (isFormAction(action)) return onBegin(action);
    if ((await run(company, action)) && action === 'delete') onGone();
  };
  return (
    <div className={classes.acts}>
      {menuOf(company).map(({ key, label, icon: Icon }) => (
        <Button key={key} variant="default" leftSection={Icon && <Icon size={16} />} onClick={() => void press(key)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Assignment({ company, onClose }: { company: ClientCompany; onClose: () => void }) {
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
