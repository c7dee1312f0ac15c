import { Switch } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { FormPanel } from './form-panel.tsx';
import classes from './need-form.module.css';
import type { NeedFormState } from './use-need-form.ts';

/** Who sees what, and who qualifies. */
export function ReachFields({ state: { form, around } }: { state: NeedFormState }) {
  const { t } = useTexts();
  const { values, set } = form;
  const qualifier = around?.people.find(({ looksAfter }) => looksAfter);
  return (
    <FormPanel title={t('needs.form.reach')}>
      <div className={classes.full}>
        <Switch
          label={t('needs.form.anonymous')}
          description={t('needs.form.anonymousText')}
          checked={values.isAnonymous}
          onChange={({ currentTarget }) => set('isAnonymous', currentTarget.checked)}
        />
        {values.isAnonymous && (
          <div className={classes.secrecy}>
            <div>
              <h3>
                <IconEyeOff size={14} stroke={1.75} aria-hidden />
                {t('needs.form.hidden')}
              </h3>
              <ul>
                <li>{t('needs.form.hiddenName')}</li>
                <li>{t('needs.form.hiddenPeople')}</li>
                <li>{t('needs.form.hiddenEmail')}</li>
              </ul>
            </div>
            <div>
              <h3>
                <IconEye size={14} stroke={1.75} aria-hidden />
                {t('needs.form.shown')}
              </h3>
              <ul>
                <li>{t('needs.form.shownFacts')}</li>
                <li>{t('needs.form.shownText')}</li>
              </ul>
            </div>
          </div>
        )}
      </div>
      <div className={classes.full}>
        <Switch
          label={qualifier ? t('needs.form.preselectionBy', { name: qualifier.name }) : t('needs.form.preselection')}
          description={t('needs.form.preselectionText')}
          checked={values.hasPreselection}
          onChange={({ currentTarget }) => set('hasPreselection', currentTarget.checked)}
        />
      </div>
    </FormPanel>
  );
}
