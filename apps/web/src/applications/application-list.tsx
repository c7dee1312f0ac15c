import { type Application, type ApplicationState, applicationFlow } from '@jalon/domain/applications/application';
import { laneOf } from '@jalon/domain/applications/turns';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './application-list.module.css';
import { ApplicationRow } from './application-row.tsx';
import { Preselected } from './preselected.tsx';
import type { ApplicationActs } from './use-application-acts.tsx';

/** Those to decide on first; what is over comes last, folded. */
const order = ['submitted', 'new', 'interview', 'accepted', 'rejected', 'retired'] as const satisfies readonly ApplicationState[];
const isOver = (state: ApplicationState): boolean => state === 'rejected' || state === 'retired';

type ListProps = {
  need: Opportunity;
  rows: readonly Application[];
  acts: ApplicationActs;
  ticked: ReadonlySet<string>;
  onTick: (ids: ReadonlySet<string>) => void;
};

/** The applications to a need, grouped by their states; several are refused at once. */
export function ApplicationList({ need, rows, acts, ticked, onTick }: ListProps) {
  const { t } = useTexts();
  const chosen = rows.filter(({ id, actions }) => ticked.has(id) && actions.includes('reject'));
  const toggle = (id: string) => onTick(new Set(ticked.has(id) ? [...ticked].filter((one) => one !== id) : [...ticked, id]));
  const known = order.filter((state) => applicationFlow.states.includes(state));
  return (
    <div className={classes.list}>
      {known.map((state) => {
        const inGroup = rows.filter((row) => laneOf(row) === state);
        return (
          inGroup.length > 0 && (
            <StateGroup key={state} state={state} count={inGroup.length}>
              {inGroup.map((row) => (
                <ApplicationRow key={row.id} application={row} acts={acts} isTicked={ticked.has(row.id)} onTick={() => toggle(row.id)} />
              ))}
            </StateGroup>
          )
        );
      })}
      {need.preselection && <Preselected preselection={need.preselection} />}
      {chosen.length > 0 && (
        <section className={classes.dock} aria-label={t('table.selectionActions')}>
          <span aria-live="polite">{t('applications.selected', { count: chosen.length })}</span>
          <Button size="xs" color="red.9" onClick={() => acts.ask('reject', chosen)}>
            {t('applications.action.reject')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onTick(new Set())}>
            {t('applications.clear')}
          </Button>
        </section>
      )}
    </div>
  );
}

type GroupProps = { state: ApplicationState; count: number; children: ReactNode };

function StateGroup({ state, count, children }: GroupProps) {
  const { t } = useTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(!isOver(state));
  return (
    <details className={classes.group} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.summary}>
        {t(`words.application.state.${state}`)}
        <span className={classes.count}>{format.count(count)}</span>
      </summary>
      {isOpen && <ul className={classes.rows}>{children}</ul>}
    </details>
  );
}
