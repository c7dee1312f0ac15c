import type { Figure, FigureName } from '@jalon/domain/home/home';
import { IconBuilding, IconChevronRight, IconFileAlert, IconMail, IconMoodEmpty, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import link from '../ui/row-link.module.css';
import { useBeside } from './server-figures.tsx';
import classes from './watch.module.css';

const icons: Partial<Record<FigureName, TablerIcon>> = {
  quietNeeds: IconMoodEmpty,
  ending: IconFileAlert,
  unassigned: IconBuilding,
  contacts: IconMail,
};

type Props = { figures: Figure[] | undefined; places: Partial<Record<FigureName, string>> };

/** What nobody has to do at once, and somebody should look at: each line leads to its list. */
export function Watch({ figures, places }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const beside = useBeside();
  const shown = figures?.filter(({ name, count }) => icons[name] && places[name] && count > 0) ?? [];
  if (shown.length === 0) return null;
  return (
    <Panel title={t('home.watch')} isFlush>
      <ul className={classes.list}>
        {shown.map((figure) => {
          const Icon = icons[figure.name] ?? IconFileAlert;
          return (
            <li key={figure.name} className={classes.row}>
              <span className={classes.icon} aria-hidden>
                <Icon size={16} stroke={1.75} />
              </span>
              <Link to={places[figure.name] ?? ''} className={`${link.open} ${classes.text}`}>
                <span>{t(`home.figure.${figure.name}`)}</span>
                {figure.beside !== null && <span className={classes.note}>{beside(figure)}</span>}
              </Link>
              <span className={classes.count}>{format.count(figure.count)}</span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes.chevron} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

export const isWatched = ({ name }: Figure): boolean => name in icons;
