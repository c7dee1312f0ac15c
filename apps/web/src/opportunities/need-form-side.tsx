import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle, IconCircle, IconCircleCheck, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './need-form.module.css';
import { NeedPreview } from './need-preview.tsx';
import PreviewDrawer from './preview-drawer.tsx';
import { useNeedChecks } from './use-need-checks.ts';
import type { NeedFormState } from './use-need-form.ts';

/** What the form tells while one types: the need as freelances read it, and what is left before it can be posted. */
export function NeedFormSide({ state }: { state: NeedFormState }) {
  const { t } = useTexts();
  const { form, around, named } = state;
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [isPreviewed, setPreviewed] = useState(false);
  const manager = around?.people.find(({ id }) => id === form.values.managerId) ?? null;
  const need = { ...form.values, company: around?.company ?? null, manager };
  return (
    <aside className={classes.side} aria-label={t('needs.preview.open')}>
      {isWide ? (
        <Panel title={t('needs.preview.title')}>
          <NeedPreview need={need} named={named} />
        </Panel>
      ) : (
        <>
          <Button variant="default" leftSection={<IconEye size={16} stroke={1.6} />} onClick={() => setPreviewed(true)}>
            {t('needs.preview.open')}
          </Button>
          <PreviewDrawer need={need} isOpen={isPreviewed} onClose={() => setPreviewed(false)} />
        </>
      )}
      <Checks state={state} />
    </aside>
  );
}

function Checks({ state }: { state: NeedFormState }) {
  const { t } = useTexts();
  const checks = useNeedChecks(state);
  const done = checks.filter(({ isMet }) => isMet).length;
  return (
    <Panel
      title={t('needs.form.checks')}
      aside={<span className={classes.count}>{t('needs.form.checked', { done, total: checks.length })}</span>}
    >
      <ul className={classes.checks}>
        {checks.map(({ key, isMet, isRequired }) => {
          const Icon = isMet ? IconCircleCheck : isRequired ? IconAlertTriangle : IconCircle;
          return (
            <li key={key} data-met={isMet} data-required={isRequired}>
              <Icon size={16} stroke={1.75} aria-hidden />
              <span>
                {t(`needs.form.check.${key}`)}
                {!isMet && isRequired && <em> · {t(key === 'anonymous' ? 'needs.form.isToCheck' : 'needs.form.isRequired')}</em>}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
