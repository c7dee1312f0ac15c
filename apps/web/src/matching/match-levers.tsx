import type { Lever, Match } from '@jalon/domain/matching/match-schema';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { choicesQuery } from '../core/choices-query.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import type { Reader } from './match-words.ts';
import classes from './matching.module.css';

type LeversProps = {
  match: Match;
  reader: Reader;
  title: ReactNode;
  /** What can be done about it at once. */
  act?: (lever: Lever) => ReactNode;
};

/** What would change the score, by how much, and the score then. */
export function MatchLevers({ match: { levers }, reader, title, act }: LeversProps) {
  const { t } = useTexts();
  const words = useLeverWords(reader);
  if (levers.length === 0) return null;
  return (
    <div className={classes.levers}>
      {title}
      <ul>
        {levers.map((lever) => {
          const [name, text] = words(lever);
          return (
            <li key={`${lever.kind} ${lever.value}`} className={classes.lever}>
              <b className={classes.gain}>
                <span aria-hidden="true">{t('matching.gain', { count: lever.gain })}</span>
                <VisuallyHidden>{t('matching.gainLabel', { count: lever.gain })}</VisuallyHidden>
              </b>
              <span className={classes.what}>
                {name}
                {text && <span className={classes.text}>{text}</span>}
              </span>
              {act?.(lever)}
              <span className={classes.then}>{t('matching.percent', { score: lever.score })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function useLeverWords(reader: Reader): (lever: Lever) => [name: string, text?: string] {
  const { t } = useTexts();
  const format = useFormat();
  const bands = useQuery(choicesQuery('experiences')).data;
  const areas = useQuery(choicesQuery('mobility-areas')).data;
  const named = (list: typeof bands, code: Lever['value']) => list?.find(({ id }) => id === code)?.value ?? String(code);
  const written = ({ kind, value }: Lever): string => {
    if (typeof value === 'number') return format.euros(value);
    if (kind === 'availability') return format.day(value);
    if (kind === 'area') return named(areas, value);
    return kind === 'experience' ? named(bands, value) : value;
  };
  return (lever) => {
    const value = written(lever);
    const { kind } = lever;
    if (reader === 'own') return [t(`matching.own.${kind}`, { value }), t(`matching.own.${kind}Text`, { value })];
    return kind === 'skill' || kind === 'rate' || kind === 'availability' ? [t(`matching.need.${kind}`, { value })] : [value];
  };
}
