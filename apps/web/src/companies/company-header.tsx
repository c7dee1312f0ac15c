import { byName, type ClientCompany } from '@jalon/domain/companies/client-company';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { commercialName, stateTones } from '../portfolios/company-look.ts';
import { CompanyFace } from '../ui/face.tsx';
import { RecordHeader } from '../ui/record-header.tsx';
import { ShortDate } from '../ui/relative-time.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { type FormAction, isFormAction, useCompanyActs } from './use-company-acts.ts';

type HeaderProps = {
  company: ClientCompany;
  onGone: () => void;
  /** For what is done in a form; not while one is open. */
  onBegin: ((doing: FormAction) => void) | undefined;
};

const primary = ['update', 'activate'] as const;
const beside = ['assign'] as const;

export function CompanyHeader({ company, onGone, onBegin }: HeaderProps) {
  const { t } = useTexts();
  const { number } = useFormat();
  const { menuOf, run, dialog } = useCompanyActs();
  const { state, city, sectorName, employees, commercials } = company;
  const press = async (action: string) => {
    if (isFormAction(action)) return onBegin?.(action);
    if ((await run(company, action)) && action === 'delete') onGone();
  };
  const names = byName(commercials).map((one) => commercialName(t, one));
  return (
    <>
      <RecordHeader
        face={<CompanyFace company={company} size={56} />}
        name={company.name}
        title={[sectorName, city].filter(Boolean).join(' · ')}
        chips={
          <StateBadge isChip tone={stateTones[state]}>
            {t(`companies.state.${state}`)}
          </StateBadge>
        }
        figures={[
          { name: t('companies.column.commercials'), value: names.join(', ') || t('companies.nobody') },
          { name: t('companies.card.employees'), value: employees === null ? null : number(employees) },
          { name: t('companies.column.createdAt'), value: <ShortDate iso={company.createdAt} /> },
        ]}
        actions={onBegin ? menuOf(company).map((action) => ({ ...action, run: () => void press(action.key) })) : []}
        {...{ primary, beside }}
      />
      {dialog}
    </>
  );
}
