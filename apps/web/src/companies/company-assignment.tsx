import type { ClientCompany } from '@jalon/domain/companies/client-company';
import { useTexts } from '../core/i18n.ts';
import { ChoiceForm } from '../portfolios/choice-form.tsx';
import { findCommercials, useAssignCommercials } from '../portfolios/portfolios.api.ts';

/** Who looks after a company. */
export function CompanyAssignment({ company, onClose }: { company: ClientCompany; onClose: () => void }) {
  const { t } = useTexts();
  const { mutateAsync } = useAssignCommercials(company.id);
  const words = {
    text: t('companies.assign.text'),
    label: t('companies.assign.title'),
    search: t('companies.assign.search'),
    none: t('companies.assign.none'),
    saved: t('companies.assign.saved', { name: company.name }),
  };
  const current = company.commercials.map(({ id, name }) => ({ id, name, face: { src: null } }));
  return <ChoiceForm words={words} find={findCommercials} current={current} save={mutateAsync} onClose={onClose} />;
}
