import { type Opportunity, opportunityLimits } from '@jalon/domain/opportunities/opportunity';
import { MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { findCompanies } from '../portfolios/portfolios.api.ts';
import { matching } from '../sign-up/matching.ts';
import { CompanyFace, Faced } from '../ui/face.tsx';
import { SearchSelect } from '../ui/search-select.tsx';
import { ChoiceField } from './choice-field.tsx';
import { chevron, FormPanel } from './form-panel.tsx';
import classes from './need-form.module.css';
import type { NeedFormState } from './use-need-form.ts';

type Props = { state: NeedFormState /** Of a need that is there: it stays the company's. */; company: Opportunity['company'] | undefined };

/** Whose need it is, and what somebody would do. */
export function RoleFields({ state: { form, around, isOwn }, company }: Props) {
  const { t } = useTexts();
  const { values, field, set } = form;
  const { data: professions = [] } = useQuery(choicesQuery('activity-areas'));
  const families = Map.groupBy(professions, ({ group }) => group?.value ?? '');
  const isOfCompany = values.expertiseArea !== null && values.expertiseArea === around?.company.sector;
  const title = field('title');
  return (
    <FormPanel title={t('needs.form.role')} text={t('needs.form.roleText')}>
      {!isOwn && company && (
        <p className={classes.full}>
          <Faced face={<CompanyFace company={company} size={24} />}>{company.name}</Faced>
        </p>
      )}
      {!isOwn && !company && (
        <div className={classes.full}>
          <SearchSelect
            label={t('needs.form.company')}
            required
            chosen={values.companyId ? { id: values.companyId, name: around?.company.name ?? '' } : undefined}
            find={findCompanies}
            words={{ none: t('needs.form.companyNone') }}
            error={field('companyId').error}
            onBlur={field('companyId').onBlur}
            onChoose={(option) => {
              set('companyId', option?.id ?? null);
              // Divisions and people are those of a company.
              set('divisionId', null);
              set('associatedIds', []);
            }}
          />
        </div>
      )}
      <TextInput
        className={classes.full}
        label={t('needs.form.title')}
        description={t('table.charactersLeft', { count: 50 - values.title.length })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={50}
        required
        autoComplete="off"
        {...title}
      />
      <ChoiceField
        list="expertise-areas"
        label={t('needs.form.sector')}
        description={isOfCompany ? t('needs.form.sectorTaken') : undefined}
        field={field('expertiseArea')}
        onChoose={(code) => set('expertiseArea', code)}
      />
      <ChoiceField
        list="experiences"
        label={t('needs.form.experience')}
        field={field('experience')}
        onChoose={(code) => set('experience', code)}
      />
      <MultiSelect
        classNames={{ input: classes.tags ?? '', inputField: classes.tag ?? '' }}
        className={classes.full}
        label={t('needs.form.professions')}
        withAsterisk
        description={t('needs.form.professionsHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rightSection={chevron}
        placeholder={values.activityAreas.length < opportunityLimits.activityAreas ? t('needs.form.add') : undefined}
        data={[...families].map(([group, items]) => ({ group, items: items.map(({ id, value }) => ({ value: id, label: value })) }))}
        filter={matching}
        searchable
        hidePickedOptions
        openOnFocus={false}
        maxValues={opportunityLimits.activityAreas}
        nothingFoundMessage={t('needs.form.professionNone')}
        maxDropdownHeight={280}
        value={values.activityAreas}
        error={field('activityAreas').error}
        onBlur={field('activityAreas').onBlur}
        onChange={(codes) => set('activityAreas', codes)}
      />
      {around && around.divisions.length > 0 && (
        <NativeSelect
          label={t('needs.form.division')}
          data={[
            ...(around.isDivisionOptional ? [{ value: '', label: t('needs.form.divisionAll') }] : []),
            ...around.divisions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...field('divisionId')}
          onChange={({ currentTarget }) => set('divisionId', currentTarget.value || null)}
        />
      )}
    </FormPanel>
  );
}
