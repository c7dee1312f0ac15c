import type { Match, Part, PartOf } from '@jalon/domain/matching/match-schema';
import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { type Reader, useMatchWords } from './match-words.ts';
import classes from './matching.module.css';

type ReasonsProps = { match: Match; reader: Reader };

/** What each criterion brings and why it does not bring more. */
export function MatchReasons({ match, reader }: ReasonsProps) {
  const { t } = useTexts();
  const { told, nameOf } = useMatchWords(reader, match);
  return (
    <ul className={classes.reasons}>
      {match.parts.map((part) => {
        const { value, notes } = told(part);
        return (
          <li key={part.criterion}>
            <Mark part={part} />
            <span className={classes.name}>{nameOf(part)}</span>
            <span className={classes.said}>
              {value && <b>{value}</b>}
              {notes.map((note) => (
                <span key={note} className={classes.note}>
                  {note}
                </span>
              ))}
              {part.criterion === 'skills' && <Skills skills={part.skills} />}
            </span>
            <span className={classes.points}>
              <span aria-hidden="true">
                <b>{part.earned}</b> / {part.possible}
              </span>
              <VisuallyHidden>{t('matching.points', { earned: part.earned, possible: part.possible })}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ part: { earned, possible } }: { part: Part }) {
  const [Icon, is] =
    earned === possible ? [IconCircleCheck, 'full'] : earned === 0 ? [IconCircleX, 'none'] : ([IconCircleHalf2, 'some'] as const);
  return <Icon className={classes.mark ?? ''} data-is={is} size={18} stroke={1.75} aria-hidden />;
}

function Skills({ skills }: Pick<PartOf<'skills'>, 'skills'>) {
  const { t } = useTexts();
  if (skills.length === 0) return null;
  return (
    <span className={classes.skills}>
      {skills.map(({ name, has }) => (
        <span key={name} className={classes.skill} data-has={has}>
          {has === 'basic' ? t('matching.skills.basic', { name }) : name}
          <VisuallyHidden> {t(has === 'no' ? 'matching.skills.no' : 'matching.skills.yes')}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
