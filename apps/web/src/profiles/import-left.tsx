import type { ProfileDraft } from '@jalon/domain/profiles/draft';
import { useTexts } from '../core/i18n.ts';
import classes from './import.module.css';

/** What a file says and no part of the profile takes, with the reason. */
export function ImportLeft({ left }: Pick<ProfileDraft, 'left'>) {
  const { t } = useTexts();
  if (left.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{t('profile.import.left', { count: left.length })}</h3>
      <ul className={classes.left}>
        {left.map(({ part, why, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may say the same twice, and the list never changes
          <li key={place}>
            <span>{text}</span>
            <span className={classes.why}>{`${t(`profile.import.part.${part}`)} · ${t(`profile.import.why.${why}`)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
