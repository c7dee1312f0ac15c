import type { Profile } from '@jalon/domain/profiles/profile';
import { Conditions } from '@jalon/domain/profiles/profile-parts';
import { amountOutOfSight, contractTypes, legalStatuses } from '@jalon/domain/sign-up/sign-up';
import { NativeSelect } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { NumberField } from '../ui/number-field.tsx';
import { FactLines } from './fact-lines.tsx';
import { Section, SectionForm } from './section.tsx';
import { inputsOf } from './sections.ts';
import { useEditing } from './use-editing.ts';
import { useSave } from './use-save.ts';
import { useSectionForm } from './use-section-form.ts';

/** Contract, rate or salary, and how many days a week. */
export function ConditionsSection({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const format = useFormat();
  const { section, edit, stop } = useEditing();
  const isEditing = section === 'conditions';
  const title = t('profile.section.conditions');
  const { contractType, legalStatus, dailyRateCents, annualSalaryCents, daysPerWeek } = profile;
  const isEmployee = contractType !== null && contractType !== 'Freelance';
  const cents = isEmployee ? annualSalaryCents : dailyRateCents;
  const facts = [
    { name: t('profile.fact.contract'), fact: contractType && t(`talents.contractType.${contractType}`) },
    { name: t('talents.field.legalStatus'), fact: legalStatus && t(`talents.legalStatus.${legalStatus}`), isLeftOut: isEmployee },
    { name: t(isEmployee ? 'profile.fact.salary' : 'profile.fact.rate'), fact: cents === null ? null : format.euros(cents) },
    { name: t('profile.fact.rhythm'), fact: daysPerWeek && t('talents.days', { count: daysPerWeek }) },
  ];
  return (
    <Section
      part="conditions"
      title={title}
      isEditing={isEditing}
      act={{ label: t('profile.edit', { name: title }), icon: 'edit', run: () => edit('conditions') }}
    >
      {isEditing ? <ConditionsForm profile={profile} onDone={stop} /> : <FactLines facts={facts.filter(({ isLeftOut }) => !isLeftOut)} />}
    </Section>
  );
}

function ConditionsForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTexts();
  const { save } = useSave(profile);
  const { form, giveUp } = useSectionForm(Conditions, {
    ...{ profile, name: 'conditions', initial: inputsOf(profile).conditions, onDone },
    save: (values) => save('conditions', values),
  });
  const isFreelance = form.values.contractType === 'Freelance';
  const status = form.field('legalStatus');
  const days = form.field('daysPerWeek');
  return (
    <SectionForm form={form} submitLabel={t('profile.save')} onCancel={giveUp}>
      <NativeSelect
        label={t('profile.field.contractType')}
        {...form.field('contractType')}
        onChange={({ currentTarget: { value } }) => {
          form.field('contractType').onChange(value);
          form.set(...amountOutOfSight(value, form.values));
        }}
        data={contractTypes.map((value) => ({ value, label: t(`talents.contractType.${value}`) }))}
      />
      {isFreelance ? (
        <>
          <NativeSelect
            label={t('profile.field.legalStatus')}
            required
            {...status}
            onChange={({ currentTarget }) => status.onChange(currentTarget.value || null)}
            data={[
              { value: '', label: t('profile.field.choose') },
              ...legalStatuses.map((value) => ({ value, label: t(`talents.legalStatus.${value}`) })),
            ]}
          />
          <NumberField
            key="daily"
            kind="money"
            label={t('profile.field.dailyRate')}
            required
            {...form.field('dailyRateCents')}
            value={form.values.dailyRateCents}
            onChange={(value) => form.set('dailyRateCents', value === '' ? null : value)}
          />
        </>
      ) : (
        <NumberField
          key="annual"
          kind="money"
          label={t('profile.field.annualSalary')}
          required
          {...form.field('annualSalaryCents')}
          value={form.values.annualSalaryCents}
          onChange={(value) => form.set('annualSalaryCents', value === '' ? null : value)}
        />
      )}
      <NativeSelect
        label={t('profile.field.daysPerWeek')}
        {...days}
        onChange={({ currentTarget }) => days.onChange(currentTarget.value ? Number(currentTarget.value) : null)}
        data={[
          { value: '', label: t('profile.field.choose') },
          ...[1, 2, 3, 4, 5, 6, 7].map((count) => ({ value: String(count), label: t('talents.days', { count }) })),
        ]}
      />
    </SectionForm>
  );
}
