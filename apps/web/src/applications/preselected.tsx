import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { IconUser } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Face, pictureOf } from '../ui/face.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import classes from './preselected.module.css';
import turns from './turn.module.css';

/** What a company knows of applications before they are submitted: how many, and who qualifies them. */
export function Preselected({ preselection }: { preselection: NonNullable<Opportunity['preselection']> }) {
  const { t } = useTexts();
  const { count, since, by } = preselection;
  return (
    <div className={classes.note}>
      <span className={classes.unknown} aria-hidden>
        {Array.from({ length: Math.min(count, 3) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, on purpose
          <span key={index}>
            <IconUser size={14} stroke={1.75} />
          </span>
        ))}
      </span>
      <b>{t('applications.preselected', { count })}</b>
      {by ? t('applications.qualifiedBy', { name: by.name }) : t('applications.qualified')}
      <p className={`${turns.turn} ${classes.turn}`}>
        {by && <Face id={by.id} name={by.name} src={pictureOf(by)} size={16} />}
        {by && <span>{t('applications.turn.to', { name: by.name.split(' ')[0] ?? by.name })}</span>}
        <span className={turns.age}>
          <RelativeTime iso={since} />
        </span>
      </p>
    </div>
  );
}
