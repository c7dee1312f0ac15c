import { connectorProblems, problemCode } from '@jalon/domain/connector/connector';
import type { Import } from '@jalon/domain/imports/import';
import { type ToolKind, toolKinds } from '@jalon/domain/imports/import-fields';
import { Loader, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { importClient, useToolImport } from './imports.api.ts';
import classes from './imports.module.css';
import tool from './tool.module.css';
import { Drop, StartTool } from './tool-acts.tsx';
import { ToolPreview } from './tool-preview.tsx';

type ToolImportProps = { kind: ToolKind; sources: ReactNode; onKind: (kind: ToolKind) => void };

/** What the external tool has becomes records here: read in a dry run, looked at, and only then written. */
export function ToolImport({ kind, sources, onKind }: ToolImportProps) {
  const { t } = useTexts();
  const { run, isReady } = useToolImport(kind);
  const label = t('imports.tool.kindLabel');
  return (
    <>
      <Panel>
        <div className={classes.stack}>
          {sources}
          <div className={classes.kind}>
            <span className={classes.label}>{label}</span>
            <ChoiceSwitch
              {...{ label, value: kind, onPick: onKind }}
              options={toolKinds.map((value) => ({ value, label: t(`imports.kind.${value}`) }))}
            />
          </div>
          <p className={classes.hint}>{t(`imports.tool.hint.${kind}`)}</p>
          {isReady && !run && (
            <div className={tool.begin}>
              <StartTool kind={kind} />
              <span className={classes.hint}>{t('imports.tool.promise')}</span>
            </div>
          )}
        </div>
      </Panel>
      {!isReady && <Skeleton height={200} aria-busy="true" />}
      <DoneToast key={kind} run={run} />
      {run && <Run key={`${run.id} ${run.state}`} run={run} kind={kind} />}
    </>
  );
}

/** One that was at work and is no longer shown is done. */
function DoneToast({ run }: { run: Import | undefined }) {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const was = useRef(run?.state);
  useEffect(() => {
    if (was.current === 'running' && !run) {
      toast.done(t('imports.tool.done'));
      importClient.refresh(client);
    }
    was.current = run?.state;
  }, [run, t, toast, client]);
  return null;
}

function Run({ run, kind }: { run: Import; kind: ToolKind }) {
  const { t } = useTexts();
  const format = useFormat();
  if (run.state === 'prepared') return <ToolPreview run={run} kind={kind} />;
  if (run.state === 'failed') return <Failed run={run} kind={kind} />;
  const isReading = run.state === 'preparing';
  const number = format.number(run.progress);
  return (
    <Panel>
      <div className={tool.working} role="status" aria-busy="true">
        <Loader size="sm" aria-hidden />
        <div>
          <strong>{t(isReading ? 'imports.tool.reading' : 'imports.tool.writing')}</strong>
          <p className={classes.hint}>
            {isReading
              ? t('imports.tool.read', { count: run.progress, number })
              : t('imports.tool.written', { written: number, number: format.number(run.good) })}{' '}
            · {t(isReading ? 'imports.tool.readingText' : 'imports.tool.allOrNone')}
          </p>
        </div>
        {isReading && <Drop run={run} />}
      </div>
    </Panel>
  );
}

/** Nothing was written: what went wrong, and the way to try again. */
function Failed({ run: { failure }, kind }: { run: Import; kind: ToolKind }) {
  const { t } = useTexts();
  const problem = connectorProblems.find((one) => one === failure);
  const advice = problem
    ? t(`errors.${problemCode(problem)}`)
    : t(failure === 'outdated' ? 'imports.tool.outdated' : 'imports.tool.unexpected');
  return (
    <Panel title={t('imports.tool.failed')} text={advice}>
      <div className={classes.acts}>
        <StartTool kind={kind} isAgain />
      </div>
    </Panel>
  );
}
