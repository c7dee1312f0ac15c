import { useTexts } from '../core/i18n.ts';
import { FigureTile } from '../ui/figure-tile.tsx';
import classes from './figures.module.css';

export type FigureParts = { key: string; label: string; value: string; of?: string | undefined; note?: string | undefined; to: string };

/** A few figures, each leading to the list it counts. */
export function Figures({ figures }: { figures: FigureParts[] }) {
  const { t } = useTexts();
  if (figures.length === 0) return null;
  return (
    <nav className={classes.figures} data-many={figures.length > 6 || undefined} aria-label={t('home.figures')}>
      {figures.map(({ key, of, ...figure }) => (
        <FigureTile key={key} {...figure} beside={of} />
      ))}
    </nav>
  );
}
