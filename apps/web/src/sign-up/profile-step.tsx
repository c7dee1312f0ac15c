import { href } from '@jalon/domain/core/routes';
import { limits, signUpRoute } from '@jalon/domain/sign-up/sign-up';
import { TagsInput, TextInput } from '@mantine/core';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { matching } from './matching.ts';
import { ProfessionsField } from './professions-field.tsx';
import { useChoices } from './sign-up.api.ts';
import classes from './step-form.module.css';
import { StepForm } from './step-form.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

const rules = async () => (await import('@jalon/domain/sign-up/sign-up-schema')).SignUpProfile;

export function ProfileStep({ type, draft }: StepProps) {
  const { t } = useTexts();
  const [tools, experiences] = [useChoices('tools'), useChoices('experiences')];
  const form = useStepForm(rules, {
    type,
    step: 'profile',
    initial: draft.profile ?? { title: '', professions: [], skills: [], experience: '' },
    save: (body) => call('PUT /api/sign-up/freelance/profile', { body }),
  });
  const [professions, skills] = [form.field('professions'), form.field('skills')];
  return (
    <StepForm form={form} label={t('signUp.profile.title')} back={href(signUpRoute(type, 1))}>
      <TextInput
        name="title"
        label={t('signUp.profile.headline')}
        description={t('signUp.profile.headlineHint')}
        autoComplete="organization-title"
        maxLength={50}
        required
        withAsterisk={false}
        {...form.field('title')}
      />
      <ProfessionsField
        value={form.values.professions}
        onChange={professions.onChange}
        onBlur={professions.onBlur}
        error={professions.error}
      />
      <TagsInput
        name="skills"
        label={t('signUp.profile.skills')}
        description={t('signUp.profile.skillsHint')}
        placeholder={form.values.skills.length === 0 ? t('signUp.profile.skillsSearch') : undefined}
        data={tools.map(({ value }) => value)}
        filter={matching}
        limit={8}
        maxTags={limits.skills}
        maxLength={50}
        splitChars={[',', ';']}
        required
        withAsterisk={false}
        classNames={{ input: classes.tags, inputField: classes.tag }}
        {...skills}
        value={form.values.skills}
      />
      <ChoiceSelect name="experience" label={t('signUp.profile.experience')} field={form.field('experience')} choices={experiences} />
    </StepForm>
  );
}
