import type { Import, ToolState } from '@jalon/domain/imports/import';
import type { ToolField, ToolKind } from '@jalon/domain/imports/import-fields';
import { type ToolLineState, toolLineStates } from '@jalon/domain/imports/tool-line';
import { Anchor, Button, Checkbox, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { syncHref } from '../connector/sync-places.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { importClient } from './imports.api.ts';
import classes from './imports.module.css';
import tool from './tool.module.css';
import { Drop, StartTool } from './tool-acts.tsx';
import { ToolLines } from './tool-lines.tsx';

const parts = { good: 'good', duplicate: 'duplicates', error: 'errors' } as const;

/** What importing would do, record by record. Writing it is a second act, which counts it. */
export function ToolPreview({ run, kind }: { run: Import; kind: ToolKind }) {
  const { t } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const { mutateAsync, isPending } = importClient.useAct();
  const [state, setState] = useState<ToolLineState>(run.good > 0 ? 'good' : run.duplicates > 0 ? 'duplicate' : 'error');
  const [without, setWithout] = useState<readonly string[]>([]);
  const count = run.toolStates.reduce((sum, { code, good }) => sum + (without.includes(code) ? 0 : good), 0);
  const apply = () => mutateAsync({ row: run, action: 'apply', input: { without: [...without] } }).catch(toast.failed);
  const nothing = run.good === 0 ? t('imports.tool.nothing') : count === 0 ? t('imports.tool.nothingChosen') : undefined;
  return (
    <Panel
      title={t(`imports.tool.preview.${kind}`)}
      text={t('imports.tool.readAt', { when: format.relative(run.createdAt) })}
      aside={<StartTool kind={kind} isAgain />}
    >
      <div className={classes.stack}>
        <fieldset className={classes.counts} aria-label={t('imports.tool.lines')}>
          {toolLineStates.map((part) => (
            <UnstyledButton
              key={part}
              className={tool.count}
              data-part={parts[part]}
              data-none={run[parts[part]] === 0 || undefined}
              aria-pressed={part === state}
              onClick={() => setState(part)}
            >
              <strong>{format.number(run[parts[part]])}</strong>
              <span>{t(`imports.tool.count.${part}`)}</span>
            </UnstyledButton>
          ))}
        </fieldset>
        {run.waiting > 0 && (
          <p className={classes.hint}>{t('imports.tool.waiting', { count: run.waiting, number: format.number(run.waiting) })}</p>
        )}
        {run.unsynced.length > 0 && <Unsynced fields={run.unsynced} />}
        {run.toolStates.length > 1 && <States {...{ states: run.toolStates, without, onChange: setWithout }} />}
        <ToolLines key={state} {...{ run, kind, state, without }} />
        {nothing && (
          <p className={classes.hint} role="status">
            {nothing}
          </p>
        )}
        <div className={classes.acts}>
          <span className={tool.beside}>{t('imports.tool.expires')}</span>
          <Drop run={run} />
          {run.good > 0 && (
            <Button loading={isPending} disabled={count === 0} onClick={() => void apply()}>
              {t('imports.tool.apply', { count, number: format.number(count) })}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** What its lists would bring, once they are linked: better done first than corrected by hand on every record. */
function Unsynced({ fields }: { fields: readonly ToolField[] }) {
  const { t } = useTexts();
  return (
    <p className={tool.unsynced}>
      {t('imports.tool.unsynced', { fields: fields.map((field) => t(`imports.toolField.${field}`)).join(', ') })}{' '}
      <Anchor component={Link} to={syncHref('preview')} fz="inherit" fw={500}>
        {t('imports.tool.synchronise')}
      </Anchor>
    </p>
  );
}

type StatesProps = { states: readonly ToolState[]; without: readonly string[]; onChange: (without: readonly string[]) => void };

/** The tool has those who are not to be written to, or companies that are over: what its states mean is its customer's to know. */
function States({ states, without, onChange }: StatesProps) {
  const { t } = useTexts();
  const format = useFormat();
  return (
    <Checkbox.Group
      label={t('imports.tool.states')}
      value={states.map(({ code }) => code).filter((code) => !without.includes(code))}
      onChange={(kept) => onChange(states.map(({ code }) => code).filter((code) => !kept.includes(code)))}
    >
      <div className={tool.states}>
        {states.map(({ code, label, good }) => {
          const name = label ?? (code === '' ? t('imports.tool.stateNone') : t('imports.tool.stateUnknown', { code }));
          return <Checkbox key={code} value={code} label={`${name} (${format.number(good)})`} />;
        })}
      </div>
    </Checkbox.Group>
  );
}
