import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useTexts } from '../core/i18n.ts';
import { Face } from '../ui/face.tsx';
import { Milestones } from '../ui/milestones.tsx';
import { milestoneNames } from './own-milestones.ts';
import { SectionTitle } from './section-title.tsx';
import classes from './what-comes-next.module.css';

/** What whoever applies can expect. */
export function WhatComesNext({ need: { manager, isAnonymous, company } }: { need: Opportunity }) {
  const { t } = useTexts();
  return (
    <section className={classes.next}>
      <SectionTitle>{t('offers.after')}</SectionTitle>
      <Milestones
        label={t('offers.own.steps')}
        milestones={milestoneNames.map((name) => ({ name: t(`offers.own.stone.${name}`), look: 'toCome' }))}
      />
      <p className={classes.who}>
        {manager ? (
          <>
            <Face id={manager.id} name={manager.name} size={24} />
            <span>
              <strong>{manager.name}</strong> {t('offers.manager')}
            </span>
          </>
        ) : (
          t('offers.someoneAnswers')
        )}
      </p>
      {isAnonymous && !company && <p className={classes.who}>{t('offers.anonymousText')}</p>}
    </section>
  );
}
