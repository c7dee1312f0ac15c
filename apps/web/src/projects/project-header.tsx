import type { Project } from '@jalon/domain/projects/project';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useChoiceName } from '../opportunities/need-look.ts';
import type { Action } from '../ui/action-menu.tsx';
import { CompanyFace } from '../ui/face.tsx';
import { type Figure, RecordHeader } from '../ui/record-header.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { daysLeft, projectTones, useProjectWords } from './project-look.ts';
import classes from './projects.module.css';

type Props = { project: Project; actions?: Action[] /** Beside a list: what one decides by stands on its page. */; isShort?: boolean };
const shareOf = (part: number, whole: number): string => String(Math.round((part / whole) * 100));

/** What a project is, how far it is, and what it costs whoever may know. */
export function ProjectHeader({ project, actions = [], isShort = false }: Props) {
  const { t } = useTexts();
  const words = useProjectWords();
  const figures = useFigures(project);
  const sectorOf = useChoiceName('expertise-areas');
  const { title, state, company, expertiseArea, place, division } = project;
  return (
    <RecordHeader
      heading={isShort ? 'h2' : 'h1'}
      face={<CompanyFace company={company} size={56} />}
      name={title}
      chips={
        <StateBadge isChip tone={projectTones[state]}>
          {t(`words.project.state.${state}`)}
        </StateBadge>
      }
      title={[company.name, words.period(project), sectorOf(expertiseArea), place, division].filter(Boolean).join(' · ')}
      figures={isShort ? figures.slice(0, 4) : figures}
      actions={actions}
      primary={['create']}
      beside={['update', 'attach']}
    />
  );
}

function useFigures(project: Project): Figure[] {
  const { t } = useTexts();
  const format = useFormat();
  const words = useProjectWords();
  const { deliveries, daysSold, daysWorked, daysWaiting, signedBudgetCents, signedOn, predictedCents, consumedCents, costCents } = project;
  const left = daysLeft(project);
  const over = signedBudgetCents !== null && predictedCents !== null ? predictedCents - signedBudgetCents : 0;
  const valued = (value: string, note?: string | false, isOver = false) => (
    <>
      {value}
      {note && (
        <span className={classes.note} data-over={isOver || undefined}>
          {note}
        </span>
      )}
    </>
  );
  return [
    { name: t('projects.figure.sold'), value: valued(words.days(daysSold), t('projects.figure.deliveries', { count: deliveries })) },
    {
      name: t('projects.figure.worked'),
      value: valued(words.days(daysWorked), daysWaiting > 0 && t('projects.figure.waiting', { days: words.days(daysWaiting) })),
    },
    {
      name: t('projects.figure.left'),
      value: valued(words.days(left), daysSold > 0 && t('projects.figure.leftShare', { share: shareOf(left, daysSold) })),
    },
    {
      name: t('projects.figure.signed'),
      value:
        signedBudgetCents !== null &&
        valued(format.euros(signedBudgetCents), signedOn !== null && t('projects.figure.signedOn', { date: format.day(signedOn) })),
    },
    {
      name: t('projects.figure.predicted'),
      value:
        predictedCents !== null &&
        valued(format.euros(predictedCents), over > 0 && t('projects.figure.over', { amount: format.euros(over) }), over > 0),
    },
    {
      name: t('projects.figure.consumed'),
      value:
        consumedCents !== null &&
        valued(
          format.euros(consumedCents),
          signedBudgetCents !== null && t('projects.figure.ofSigned', { share: shareOf(consumedCents, signedBudgetCents) }),
        ),
    },
    {
      name: t('projects.figure.margin'),
      value: costCents !== null && predictedCents !== null && predictedCents > 0 && valued(format.euros(predictedCents - costCents)),
    },
  ];
}
