import { isType } from '@jalon/domain/core/actor';
import type { Project } from '@jalon/domain/projects/project';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { CompanyFace, Faced, PersonFace } from '../ui/face.tsx';
import type { Column } from '../ui/table-column.ts';
import { DaysBar } from './days-bar.tsx';
import { useProjectWords } from './project-look.ts';
import classes from './projects.module.css';

export function useProjectColumns(): Column<Project>[] {
  const { t } = useTexts();
  const format = useFormat();
  const words = useProjectWords();
  const user = useUser();
  const isCompany = isType(user, 'Company');
  const isFreelance = isType(user, 'Freelance');
  return useMemo(() => {
    const company: Column<Project> = {
      ...{ key: 'company', header: t('projects.column.company'), card: 'line', from: 620 },
      cell: ({ company: one }) => <Faced face={<CompanyFace company={one} size={22} />}>{one.name}</Faced>,
    };
    const people: Column<Project> = {
      ...{ key: 'people', header: t('projects.column.people'), width: '130px', from: 700, card: 'none' },
      cell: ({ people: some, deliveries }) => (
        <span className={classes.faces} title={some.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}>
          {some.map((person) => (
            <PersonFace key={person.id} person={person} size={24} />
          ))}
          {deliveries > some.length && <span className={classes.more}>+{deliveries - some.length}</span>}
        </span>
      ),
    };
    const budget: Column<Project> = {
      ...{ key: 'predicted', header: t('projects.column.predicted'), width: '130px', from: 1000, card: 'none' },
      cell: ({ predictedCents, signedBudgetCents }) =>
        predictedCents !== null && (
          <span className={classes.amount} data-over={(signedBudgetCents !== null && predictedCents > signedBudgetCents) || undefined}>
            {format.euros(predictedCents)}
          </span>
        ),
    };
    return [
      { key: 'title', header: t('projects.column.project'), cell: ({ title }) => title, sort: 'title', card: 'title' },
      ...(isCompany ? [] : [company]),
      ...(isFreelance ? [] : [people]),
      {
        ...{ key: 'startsOn', header: t('projects.column.period'), sort: 'startsOn', width: '210px', from: 560, card: 'line' },
        cell: (project) => words.period(project),
      },
      { key: 'days', header: t('projects.column.days'), cell: (project) => <DaysBar {...project} />, width: '172px', card: 'aside' },
      ...(isFreelance ? [] : [budget]),
    ];
  }, [t, format, words, isCompany, isFreelance]);
}
