import type { HistoryEntry } from '@jalon/domain/core/history-entry';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Face, pictureOf } from '../ui/face.tsx';
import { type Milestone, Milestones } from '../ui/milestones.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './follow-panel.module.css';
import { eventText } from './history-list.tsx';

type Someone = {
  key: string;
  id: string;
  name: string;
  picture?: string | null;
  note: string /** Those who are not shown. */;
  others?: readonly string[];
};
type FollowPanelProps = {
  /** Leads to all of the history. */
  aside?: ReactNode;
  milestones: readonly Milestone[];
  /** Who has to do with it, and how. */
  people?: readonly Someone[];
  /** What happened last, the newest first. */
  latest?: readonly HistoryEntry[];
  children?: ReactNode;
};

const shownPeople = 2;
/** The first of them, the last of those with the names of the others. */
export function firstOf<Person extends { name: string }>(people: readonly Person[]): (Person & { others: string[] })[] {
  const others = people.slice(shownPeople).map(({ name }) => name);
  return people.slice(0, shownPeople).map((person, at) => ({ ...person, others: at === shownPeople - 1 ? others : [] }));
}

/** How far it is, who validates it, and what happened last. */
export function FollowPanel({ aside, milestones, people = [], latest = [], children }: FollowPanelProps) {
  const { t } = useTexts();
  const format = useFormat();
  const when = (at: string) => `${format.shortDay(at)}, ${format.time(at)}`;
  const user = useUser();
  return (
    <Panel title={t('history.follow')} aside={aside}>
      <div className={classes.parts}>
        <Milestones milestones={milestones} />
        {people.length > 0 && (
          <ul className={classes.people}>
            {people.map(({ key, note, others = [], ...person }) => (
              <li key={key}>
                <Face id={person.id} name={person.name} src={pictureOf(person)} size={24} />
                <span>{person.name}</span>
                {others.length > 0 && (
                  <abbr title={others.join(', ')}>
                    <span aria-hidden>{`+${others.length}`}</span>
                    <VisuallyHidden>{others.join(', ')}</VisuallyHidden>
                  </abbr>
                )}
                <small>{note}</small>
              </li>
            ))}
          </ul>
        )}
        {children}
        {latest.length > 0 && (
          <ul className={classes.story}>
            {latest.map(({ id, kind, by, at }) => (
              <li key={id}>
                <p>{eventText(kind)}</p>
                <small>{[by?.id === user.id ? t('history.you') : (by?.name ?? t('history.system')), when(at)].join(' · ')}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
