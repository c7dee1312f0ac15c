import { opportunityLimits } from '@jalon/domain/opportunities/opportunity';
import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { matching } from '../sign-up/matching.ts';
import { RichTextField } from '../ui/rich-text-field.tsx';
import { FormPanel } from './form-panel.tsx';
import { NamedNotice } from './named-notice.tsx';
import classes from './need-form.module.css';
import type { NeedFormState } from './use-need-form.ts';

export function WordFields({ state }: { state: NeedFormState }) {
  const { t } = useTexts();
  const { values, field, set } = state.form;
  const { data: tools = [] } = useQuery(choicesQuery('tools'));
  return (
    <FormPanel title={t('needs.form.expected')}>
      <div className={classes.full}>
        <RichTextField label={t('needs.form.description')} required {...field('description')} />
        <NamedNotice state={state} />
      </div>
      <TagsInput
        classNames={{ input: classes.tags ?? '', inputField: classes.tag ?? '' }}
        className={classes.full}
        label={t('needs.form.skills')}
        description={t('needs.form.skillsHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={values.skills.length < opportunityLimits.skills ? t('needs.form.add') : undefined}
        data={tools.map(({ value }) => value)}
        filter={matching}
        limit={8}
        openOnFocus={false}
        maxTags={opportunityLimits.skills}
        maxLength={50}
        splitChars={[',', ';']}
        value={values.skills}
        error={field('skills').error}
        onBlur={field('skills').onBlur}
        onChange={(skills) => set('skills', skills)}
      />
      <div className={classes.full}>
        <RichTextField label={`${t('needs.form.prerequisites')} (${t('common.optional')})`} {...field('prerequisites')} />
      </div>
    </FormPanel>
  );
}
