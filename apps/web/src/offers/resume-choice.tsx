import type { applicationFlow } from '@jalon/domain/applications/application';
import { href } from '@jalon/domain/core/routes';
import type { Resume } from '@jalon/domain/profiles/profile';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { useSchemaForm } from '../ui/schema-form.ts';
import classes from './apply-form.module.css';

type Form = Pick<ReturnType<typeof useSchemaForm<typeof applicationFlow.create.input>>, 'values' | 'field' | 'set'>;
type ChoiceProps = { form: Form; resumes: readonly Resume[] };

/** Which of one’s resumes goes with the application, the main one unless said, or none. */
export function ResumeChoice({ form, resumes }: ChoiceProps) {
  const { t } = useTexts();
  const [main] = resumes;
  const { error } = form.field('resumeId');
  const choices = [
    ...resumes.map(({ id, name }) => ({ id, name, text: t(id === main?.id ? 'offers.form.mainResume' : 'offers.form.otherResume') })),
    { id: null, name: t('offers.form.noResume'), text: t('offers.form.noResumeText') },
  ];
  return (
    <fieldset className={`${classes.pay} ${classes.section}`}>
      <legend className={classes.label}>
        {t('offers.form.resume')}
        {main && <span>{t('offers.form.resumeHint')}</span>}
      </legend>
      {main ? (
        <div className={classes.rates}>
          {choices.map(({ id, name, text }) => (
            <label key={id} className={classes.rate}>
              <input
                type="radio"
                name="resumeId"
                checked={(form.values.resumeId ?? null) === id}
                aria-invalid={error ? true : undefined}
                onChange={() => form.set('resumeId', id)}
              />
              <b className={classes.fileName}>{name}</b>
              {text}
            </label>
          ))}
        </div>
      ) : (
        <p className={classes.hint}>
          {t('offers.form.noneYet')}{' '}
          <Anchor component={Link} to={href('freelance.profile')} inherit underline="always">
            {t('offers.form.addResume')}
          </Anchor>
        </p>
      )}
      {error && (
        <p className={classes.letters} data-over role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
