import type { Contract } from '@jalon/domain/contracts/contract';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useProjectHrefs } from '../projects/project-look.ts';
import { Facts } from '../ui/facts.tsx';
import { useContractWords } from './contract-look.ts';
import classes from './contract-page.module.css';

/** All that is agreed, each term under its name. */
export function ContractTermsList({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useContractWords();
  const projects = useProjectHrefs();
  const { type, project, company, delivery, days, category, workingTime, hoursPerWeek, loadFactor, hourlyCents, monthlyCents } = contract;
  const field = (name: 'type' | 'days' | 'category' | 'workingTime' | 'hoursPerWeek' | 'loadFactor' | 'hourlyCents' | 'monthlyCents') =>
    t(`words.contract.field.${name}`);
  return (
    <>
      <Facts
        facts={[
          { name: field('type'), fact: t(`words.contract.value.type.${type}`) },
          { name: t('contracts.column.company'), fact: company?.name },
          { name: t('contracts.column.project'), fact: project && <Link to={projects.project(project.id)}>{project.title}</Link> },
          { name: t('contracts.form.delivery'), fact: delivery?.title },
          { name: t('contracts.figure.period'), fact: words.period(contract) },
          { name: t('contracts.figure.fee'), fact: type === 'Freelance' && words.fee(contract) },
          { name: field('days'), fact: days !== null && words.hundredths(days) },
          { name: t('contracts.figure.payment'), fact: words.payment(contract) },
          {
            name: t('words.contract.field.isPeriodic'),
            fact: type === 'Freelance' && contract.isPeriodic && t('contracts.terms.periodic'),
          },
          { name: field('category'), fact: category && t(`words.contract.value.category.${category}`) },
          { name: field('workingTime'), fact: workingTime && t(`words.contract.value.workingTime.${workingTime}`) },
          { name: field('hoursPerWeek'), fact: hoursPerWeek !== null && words.hundredths(hoursPerWeek) },
          { name: field('hourlyCents'), fact: hourlyCents !== null && format.euros(hourlyCents) },
          { name: field('monthlyCents'), fact: monthlyCents !== null && format.euros(monthlyCents) },
          { name: field('loadFactor'), fact: loadFactor !== null && words.hundredths(loadFactor) },
        ]}
      />
      <h3 className={classes.sub}>{t('words.contract.field.conditions')}</h3>
      <p className={classes.plain}>{contract.conditions || t('contracts.terms.none')}</p>
    </>
  );
}
