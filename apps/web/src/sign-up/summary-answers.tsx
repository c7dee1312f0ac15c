import { inGroups } from '@jalon/domain/companies/number-groups';
import type { StepName } from '@jalon/domain/sign-up/sign-up';
import type { SignUpDraft } from '@jalon/domain/sign-up/sign-up-schema';
import type { ComponentType } from 'react';
import type { Choice } from '../core/choices.ts';
import { formatIn } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useChoices } from './sign-up.api.ts';
import classes from './summary-answers.module.css';

type Answer<Step extends StepName> = { answer: NonNullable<SignUpDraft[Step]> };
type Line = [label: string, value: string];

/** What was left empty is not told. */
const Lines = ({ lines }: { lines: Line[] }) => (
  <dl className={classes.answers}>
    {lines
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

const labelOf = (choices: Choice[], code: string): string => choices.find(({ id }) => id === code)?.value ?? '';

function Account({ answer: { civility, firstName, lastName, email } }: Answer<'account'>) {
  const { t } = useTexts();
  const title = civility === 'unstated' ? '' : `${t(`signUp.account.civilities.${civility}`)} `;
  return (
    <Lines
      lines={[
        [t('signUp.summary.name'), `${title}${firstName} ${lastName}`],
        [t('sessions.email'), email],
      ]}
    />
  );
}

function Profile({ answer }: Answer<'profile'>) {
  const { t } = useTexts();
  const [professions, experiences] = [useChoices('activity-areas'), useChoices('experiences')];
  return (
    <Lines
      lines={[
        [t('signUp.profile.headline'), answer.title],
        [t('signUp.profile.professions'), answer.professions.map((code) => labelOf(professions, code)).join(', ')],
        [t('signUp.profile.skills'), answer.skills.join(', ')],
        [t('signUp.profile.experience'), labelOf(experiences, answer.experience)],
      ]}
    />
  );
}

function Conditions({ answer: { contractType, legalStatus, ...answer } }: Answer<'conditions'>) {
  const { t, language } = useTexts();
  const amount = (cents: number | null) => formatIn(language).euros(cents ?? 0);
  const own: Line[] =
    contractType === 'Freelance'
      ? [
          [t('signUp.conditions.legalStatus'), legalStatus ? t(`signUp.conditions.legalStatuses.${legalStatus}`) : ''],
          [t('signUp.summary.rate'), t('signUp.conditions.perDay', { amount: amount(answer.dailyRateCents) })],
        ]
      : [[t('signUp.summary.salary'), t('signUp.conditions.perYear', { amount: amount(answer.annualSalaryCents) })]];
  const { availableFrom } = answer;
  return (
    <Lines
      lines={[
        [t('signUp.conditions.contractType'), t(`signUp.conditions.contractTypes.${contractType}`)],
        ...own,
        [t('signUp.conditions.availability'), availableFrom ? formatIn(language).day(availableFrom) : t('signUp.conditions.now')],
      ]}
    />
  );
}

function Company({ answer }: Answer<'details'>) {
  const { t, language } = useTexts();
  const [countries, sectors] = [useChoices('countries'), useChoices('expertise-areas')];
  const { number, address, postalCode, city, country, employees } = answer;
  return (
    <Lines
      lines={[
        [t('signUp.details.name'), answer.name],
        [t('signUp.details.sector'), labelOf(sectors, answer.sector)],
        [t('signUp.details.number'), inGroups(number)],
        [t('signUp.details.address'), `${address}, ${postalCode} ${city}, ${labelOf(countries, country)}`],
        [t('signUp.details.phone1'), [answer.phone1, answer.phone2].filter(Boolean).join(', ')],
        [t('signUp.details.website'), answer.website],
        [t('signUp.details.ape'), answer.ape],
        [t('signUp.details.employees'), employees === null ? '' : formatIn(language).number(employees)],
      ]}
    />
  );
}

function Place({ answer }: Answer<'function'>) {
  const { t } = useTexts();
  return (
    <Lines
      lines={[
        [t('signUp.function.function'), answer.function],
        [t('signUp.function.division'), answer.division],
      ]}
    />
  );
}

const parts = { account: Account, profile: Profile, conditions: Conditions, details: Company, function: Place };

/** The answers of one step, as somebody reads them. */
export function Answers({ step, draft }: { step: StepName; draft: SignUpDraft }) {
  const Part = parts[step] as ComponentType<{ answer: unknown }>;
  const answer = draft[step];
  return answer && <Part answer={answer} />;
}
