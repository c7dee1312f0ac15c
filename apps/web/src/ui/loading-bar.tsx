import { useTexts } from '../core/i18n.ts';
import { useLoading } from '../core/loading.ts';
import classes from './loading-bar.module.css';

export function LoadingBar() {
  const { t } = useTexts();
  const { isOn, progress } = useLoading();
  if (!isOn) return null;
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={t('shell.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress)}
    >
      <div className={classes.bar} style={{ transform: `scaleX(${progress / 100})` }} />
    </div>
  );
}
