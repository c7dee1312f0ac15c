import { useTexts } from '../core/i18n.ts';
import classes from './matching.module.css';

type RingProps = { score: number; size?: number };

/** A score as a figure in a ring that it fills. */
export function Ring({ score, size = 40 }: RingProps) {
  const { t } = useTexts();
  const stroke = size >= 40 ? size / 11.5 : 3;
  const radius = (size - stroke) / 2;
  const round = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke };
  return (
    <span className={classes.ring} style={{ width: size, height: size }} role="img" aria-label={t('matching.label', { score })}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle {...circle} className={classes.track} />
        {score > 0 && <circle {...circle} className={classes.fill} strokeDasharray={`${(round * score) / 100} ${round}`} />}
      </svg>
      {size >= 40 && <b>{score}</b>}
    </span>
  );
}

/** A small ring with its figure beside it, for a line of text. */
export function Score({ score }: { score: number }) {
  const { t } = useTexts();
  return (
    <span className={classes.score}>
      <Ring score={score} size={14} />
      <span aria-hidden="true">{t('matching.percent', { score })}</span>
    </span>
  );
}

/** Nothing until the score is known. */
export const KnownRing = ({ score }: { score: number | undefined }) => score !== undefined && <Ring score={score} />;
