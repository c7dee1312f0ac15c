import { byName, type ClientCompany } from '@jalon/domain/companies/client-company';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { commercialName, stateTones } from '../portfolios/company-look.ts';
import { placeHref, useReach } from '../portfolios/reach.ts';
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

/** A disabled company is opened again before anything else is done with it; a panel has room for two buttons and the menu. */
const primary = ['activate', 'update'] as const;
const beside = { active: ['assign'], disabled: ['update'] } as const;

export function CompanyHeader({ company, onGone, onBegin }: HeaderProps) {
  const { t } = useTexts();
  const { number } = useFormat();
  const { menuOf, run, dialog } = useCompanyActs();
  const { state, city, sectorName, employees } = company;
  const press = async (action: string) => {
    if (isFormAction(action)) return onBegin?.(action);
    if ((await run(company, action)) && action === 'delete') onGone();
  };
  return (
    <>
      <RecordHeader
        face={<CompanyFace company={company} size={56} />}
        name={company.name}
        title={[sectorName, city].filter(Boolean).join(' · ')}
        chips={
          <StateBadge isChip tone={stateTones[state]}>
            {t(`words.company.state.${state}`)}
          </StateBadge>
        }
        figures={[
          { name: t('companies.column.commercials'), value: <Commercials company={company} /> },
          { name: t('companies.card.employees'), value: employees === null ? null : number(employees) },
          { name: t('companies.column.createdAt'), value: <ShortDate iso={company.createdAt} /> },
        ]}
        actions={onBegin ? menuOf(company).map((action) => ({ ...action, run: () => void press(action.key) })) : []}
        primary={primary}
        beside={beside[state]}
      />
      {dialog}
    </>
  );
}

/** An administrator goes on to the people; a commercial sees their names. */
function Commercials({ company: { commercials } }: { company: ClientCompany }) {
  const { t } = useTexts();
  const reach = useReach();
  if (commercials.length === 0) return t('companies.nobody');
  if (reach === 'commercial')
    return byName(commercials)
      .map((one) => commercialName(t, one))
      .join(', ');
  return byName(commercials).map((one, index) => (
    <span key={one.id}>
      {index > 0 && ', '}
      <Anchor component={Link} to={placeHref(reach, { tab: 'Commercial', id: one.id })} inherit>
        {commercialName(t, one)}
      </Anchor>
    </span>
  ));
}
