import { opportunityLimits } from '@jalon/domain/opportunities/opportunity';
import { MultiSelect, Select, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { matching } from '../sign-up/matching.ts';
import { Face, Faced, pictureOf } from '../ui/face.tsx';
import { chevron, FormPanel } from './form-panel.tsx';
import classes from './need-form.module.css';
import type { NeedFormState } from './use-need-form.ts';

/** Who follows the need: those of its company who may see it, and the staff. */
export function PeopleFields({ state: { form, around } }: { state: NeedFormState }) {
  const { t } = useTexts();
  const operator = useOperator().name;
  const { values, field, set } = form;
  const people = around?.people ?? [];
  const grouped = (isWanted: (id: string) => boolean) =>
    (['ofCompany', 'ofStaff'] as const).map((group) => ({
      group: t(`needs.form.${group}`, { operator }),
      items: people
        .filter(({ id, type }) => (type === 'Company') === (group === 'ofCompany') && isWanted(id))
        .map(({ id, name }) => ({ value: id, label: name })),
    }));
  const choosing = {
    filter: matching,
    searchable: true,
    openOnFocus: false,
    maxDropdownHeight: 280,
    nothingFoundMessage: t(around ? 'needs.form.peopleNone' : 'needs.form.unknown'),
    renderOption: ({ option: { value } }: { option: { value: string } }) => {
      const person = people.find(({ id }) => id === value);
      return person && <Faced face={<Face id={person.id} name={person.name} src={pictureOf(person)} size={22} />}>{person.name}</Faced>;
    },
  };
  return (
    <FormPanel title={t('needs.form.people')} text={t('needs.form.peopleText')}>
      <Select
        {...choosing}
        className={classes.full}
        label={t('needs.form.manager')}
        placeholder={t('needs.form.managerNone')}
        data={grouped(() => true)}
        {...(values.managerId === null
          ? { rightSection: chevron }
          : { clearable: true, clearButtonProps: { 'aria-label': t('needs.form.managerClear') } })}
        value={values.managerId}
        error={field('managerId').error}
        onChange={(id) => set('managerId', id)}
      />
      <MultiSelect
        classNames={{ input: classes.tags ?? '', inputField: classes.tag ?? '' }}
        {...choosing}
        className={classes.full}
        label={t('needs.form.associated')}
        rightSection={chevron}
        placeholder={t('needs.form.add')}
        data={grouped((id) => id !== values.managerId)}
        hidePickedOptions
        maxValues={opportunityLimits.people}
        value={values.associatedIds}
        error={field('associatedIds').error}
        onChange={(ids) => set('associatedIds', ids)}
      />
      <TextInput
        className={classes.full}
        type="email"
        label={t('needs.form.email')}
        description={t('needs.form.emailHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<IconMail size={16} stroke={1.6} aria-hidden />}
        autoComplete="off"
        {...field('contactEmail')}
        onChange={({ currentTarget }) => set('contactEmail', currentTarget.value || null)}
      />
    </FormPanel>
  );
}
